import path from 'node:path';
import { parseHeroPlaces, readHeroPlaces, toRoof } from './hero-places';

const whale = { thing: 'whale', game: 'sky-whale', x: 0.6, y: 0.1, width: 0.2, height: 0.3 };
const cat = { thing: 'cat', game: 'cat-inn', x: 0.3, y: 0.8, width: 0.1, height: 0.1 };

function fileOf(hero: readonly object[]): string {
  const m = { things: [cat], lanterns: [] };
  return JSON.stringify({ hero: { things: hero, lanterns: [{ x: 0.5, y: 0.5 }] }, 'hero-m': m });
}

test('the places of both variants are read', async () => {
  const { pc, m } = await readHeroPlaces(path.resolve('content/art'));
  expect(pc.things.length).toBeGreaterThan(5);
  expect(m.things.length).toBeGreaterThan(5);
});

test.each([
  ['{', 'content/art/hero-places.json: is not JSON'],
  [fileOf([{ ...whale, x: '1' }]), 'field hero.things.0.x: expected a number, got "1"'],
  [
    fileOf([{ ...whale, x: 0.9 }]),
    'field hero.things.0: expected a place that lies within the picture',
  ],
  [fileOf([{ ...whale, width: 0 }]), 'field hero.things.0: expected a place that lies within'],
  [fileOf([{ ...whale, height: 0 }]), 'field hero.things.0: expected a place that lies within'],
  [fileOf([{ ...whale, y: 0.8 }]), 'field hero.things.0: expected a place that lies within'],
  [fileOf([{ ...whale, colour: 'blue' }]), 'field hero.things.0: expected no field colour'],
  [fileOf([whale, whale]), 'field hero.things: expected each game once'],
  [JSON.stringify({ hero: {} }), 'field hero-m: expected an object, got nothing'],
])('of %s the fault is told', (text, told) => {
  expect(() => parseHeroPlaces(text)).toThrow(told);
});

const places = {
  pc: { things: [whale, cat], lanterns: [{ x: 0.5, y: 0.6 }] },
  m: { things: [whale], lanterns: [] },
};

test('a place becomes the style of its link, for a picture that covers its box', () => {
  const { things, lanterns } = toRoof(places, 'pc', [{ id: 'cat-inn' }, { id: 'sky-whale' }]);
  expect(things.map(({ game }) => game)).toEqual(['sky-whale', 'cat-inn']);
  expect(things[0]?.box).toEqual({
    '--x': '0.7',
    left: 'clamp(22px, 78cqw + -0.08 * max(100cqw, 177.7778cqh), 100cqw - 22px)',
    top: 'clamp(94px, 70cqh + -0.45 * max(56.25cqw, 100cqh), 100cqh - 22px)',
    width: 'max(44px, 0.2 * max(100cqw, 177.7778cqh))',
    height: 'max(44px, 0.3 * max(56.25cqw, 100cqh))',
  });
  expect(lanterns[0]).toMatchObject({
    '--x': '0.5',
    width: 'max(44px, 0 * max(100cqw, 177.7778cqh))',
  });
  const [ofPhones] = toRoof(places, 'm', [{ id: 'sky-whale' }]).things;
  expect(ofPhones?.box.width).toBe('max(44px, 0.2 * max(100cqw, 75cqh))');
});

test('a game that the library has no more takes its own link with it and nothing else', () => {
  const { things } = toRoof(places, 'pc', [{ id: 'cat-inn' }]);
  expect(things.map(({ game }) => game)).toEqual(['cat-inn']);
});
