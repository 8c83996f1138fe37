/** @jest-environment node */
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
  const games = [pc, m].map(({ things }) => things.map(({ game }) => game).sort());
  expect(games[0]).toHaveLength(8);
  expect(games[1]).toEqual(games[0]);
});

test.each([
  ['{', 'content/art/hero-places.json: is not JSON'],
  [fileOf([{ ...whale, x: '1' }]), 'field hero.things.0.x: expected a number, got "1"'],
  [
    fileOf([{ ...whale, x: 0.9 }]),
    'field hero.things.0: expected a place that lies within the picture',
  ],
  [fileOf([{ ...whale, width: 0 }]), 'field hero.things.0: expected a place that lies within'],
  [fileOf([{ ...whale, colour: 'blue' }]), 'field hero.things.0: expected no field colour'],
  [fileOf([whale, whale]), 'field hero.things: expected each game once'],
  [JSON.stringify({ hero: {} }), 'field hero-m: expected an object, got nothing'],
])('of %s the fault is told', (text, told) => {
  expect(() => parseHeroPlaces(text)).toThrow(told);
});

test('a place is told by its middle and its size, in the order of the file', () => {
  const picture = { things: [whale, cat], lanterns: [{ x: 0.5, y: 0.6 }] };
  expect(toRoof(picture, [{ id: 'cat-inn' }, { id: 'sky-whale' }])).toEqual({
    things: [
      { game: 'sky-whale', box: { '--x': 0.7, '--y': 0.25, '--w': 0.2, '--h': 0.3 } },
      { game: 'cat-inn', box: { '--x': 0.35, '--y': 0.85, '--w': 0.1, '--h': 0.1 } },
    ],
    lanterns: [{ '--x': 0.5, '--y': 0.6, '--w': 0, '--h': 0 }],
  });
});

test('a game that the library has no more takes its own link with it and nothing else', () => {
  const { things } = toRoof({ things: [whale, cat], lanterns: [] }, [{ id: 'cat-inn' }]);
  expect(things.map(({ game }) => game)).toEqual(['cat-inn']);
});
