import fc from 'fast-check';
import { checkProperty } from '../../testing/check-property';
import { QUESTIONS } from './answers';
import { firstDeal, handFragment, LAST_DEAL, MOST_CARDS, readHand } from './hand-fragment';

const idOf = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);

const hand = fc.record({
  answers: fc.record({
    players: fc.constantFrom(...QUESTIONS.players),
    session: fc.constantFrom(...QUESTIONS.session),
    tired: fc.constantFrom(...QUESTIONS.tired),
  }),
  deal: fc.nat(LAST_DEAL),
  cards: fc.uniqueArray(fc.record({ partner: idOf, game: idOf }), {
    selector: ({ partner }) => partner,
    maxLength: MOST_CARDS,
  }),
});

test('a hand comes out of its address as it went in', () => {
  checkProperty(
    fc.property(hand, (each) => {
      const fragment = handFragment(each);
      expect(new URL(`https://a.example/${fragment}`).hash).toBe(fragment);
      expect(readHand(fragment)).toEqual(each);
    }),
  );
});

test('whatever else stands there is no hand, or one of what can be read', () => {
  checkProperty(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readHand(`#${text}`)).toBeUndefined();
    }),
  );
  checkProperty(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = readHand(`#any.any.any.1/${text}`);
      expect(read?.cards.length).toBeLessThanOrEqual(MOST_CARDS);
      expect(read && readHand(handFragment(read))).toEqual(read);
    }),
  );
});

test.each([
  ['', undefined],
  ['#one.15.worn', undefined],
  ['#one.15.worn.-1', undefined],
  ['#one.15.worn.123456', undefined],
  ['#one.15.worn.1.2', undefined],
  ['#toString.15.worn.1', undefined],
  ['#__proto__.constructor.toString.1/__proto__.constructor', undefined],
  ['#%E0%A4%A/../..', undefined],
  ['#one.15.worn.1/a.b.c/%3Cb%3E.x/../p.g', [{ partner: 'p', game: 'g' }]],
  [
    '#one.15.worn.1/p.g/p.h/.g/.h/.g',
    [
      { partner: 'p', game: 'g' },
      { partner: '', game: 'g' },
      { partner: '', game: 'h' },
    ],
  ],
])('%s names the cards %j', (fragment, cards) => {
  expect(readHand(fragment)?.cards).toEqual(cards);
});

test('of 100 kB the first cards count, whatever they are', () => {
  const long = 'p.g/'.repeat(25_000);
  expect(readHand(`#one.15.worn.1/${long}`)?.cards).toEqual([{ partner: 'p', game: 'g' }]);
  expect(readHand(`#one.15.worn.x/${long}`)).toBeUndefined();
});

test('each day begins with a deal of its own, whatever the clock says', () => {
  const day = (text: string): number => firstDeal(new Date(text));
  expect(day('2026-11-28T22:00')).toBe(day('2026-11-28T06:00'));
  expect(day('2026-11-29T22:00')).toBe(day('2026-11-28T22:00') + 1);
  for (const text of ['1970-01-01T00:00', '1969-12-31T23:00', '+275760-09-12T00:00', 'never']) {
    expect(day(text)).toBeGreaterThanOrEqual(0);
    expect(day(text)).toBeLessThan(LAST_DEAL);
  }
});
