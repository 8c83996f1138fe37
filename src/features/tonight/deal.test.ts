import fc from 'fast-check';
import { playerChoices, sessionChoices } from '../../contract/game-choice';
import { checkProperty, sampled } from '../../testing/check-property';
import { QUESTIONS, SUITED, type Answers } from './answers';
import {
  allowedCards,
  choosePair,
  dealHand,
  fittingGames,
  looseningsOf,
  nextDeal,
  type TableFacts,
} from './deal';
import { LAST_DEAL, MOST_CARDS, type Card } from './hand-fragment';

const MOODS = [...new Set(Object.values(SUITED).flatMap(({ moods }) => moods)), 'of no row'];

const spans = fc.option(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 6 })), {
  nil: undefined,
});
const lengths = fc.option(
  fc.tuple(fc.integer({ min: 5, max: 120 }), fc.integer({ min: 0, max: 60 })),
  { nil: undefined },
);

/** A game as the API knows it. */
const game = fc.record({
  players: spans.map((span) => span && { min: span[0], max: span[0] + span[1] }),
  minutes: lengths.map((span) => span && { min: span[0], max: span[0] + span[1] }),
  moods: fc.uniqueArray(fc.constantFrom(...MOODS), { maxLength: 3 }),
});

/** Makes a library of so many games, and partners who know some of them. */
function library(count: number, partners: number) {
  const games = sampled(game, count).map((each, at) => ({ ...each, id: `g${String(at)}` }));
  const ids = games.map(({ id }) => id);
  const some = fc.subarray(ids, {
    minLength: Math.ceil(count / 6),
    maxLength: Math.ceil(count / 3),
  });
  const sitters = sampled(some, partners).map((known, at) => ({
    id: `p${String(at)}`,
    knows: new Set(known),
  }));
  const facts: TableFacts = {
    games: games.map(({ id, players, minutes, moods }) => ({
      id,
      players: playerChoices(players),
      session: sessionChoices(minutes),
      mood: moods,
    })),
    sitters,
  };
  return { games: new Map(games.map((each) => [each.id, each])), facts };
}

type RawGame = ReturnType<typeof library>['games'] extends ReadonlyMap<string, infer G> ? G : never;

const PLAYERS = { one: [1, 1], two: [2, 2], few: [3, 4], many: [5, Infinity] } as const;
const MINUTES = { '15': [0, 15], '30': [25, 39], evening: [46, Infinity] } as const;

/** Says by the numbers of a game itself whether it fits. */
function fits({ players, minutes, moods }: RawGame, answers: Answers): boolean {
  const overlaps = (own: RawGame['players'], [from, to]: readonly [number, number]): boolean =>
    own !== undefined && own.min <= to && own.max >= from;
  if (answers.players !== 'any' && !overlaps(players, PLAYERS[answers.players])) return false;
  if (answers.session !== 'any' && !overlaps(minutes, MINUTES[answers.session])) return false;
  if (answers.tired === 'any') return true;
  if (!moods.some((mood) => SUITED[answers.tired as 'worn'].moods.includes(mood))) return false;
  if (answers.tired !== 'worn' || answers.session !== 'any') return true;
  return overlaps(minutes, MINUTES['15']) || overlaps(minutes, MINUTES['30']);
}

const answersOf = fc.record({
  players: fc.constantFrom(...QUESTIONS.players),
  session: fc.constantFrom(...QUESTIONS.session),
  tired: fc.constantFrom(...QUESTIONS.tired),
});

const ANY: Answers = { players: 'any', session: 'any', tired: 'any' };

function keyOf(cards: readonly Card[]): string {
  return cards
    .map(({ partner, game: id }) => `${partner}.${id}`)
    .sort()
    .join();
}

describe.each([
  ['one game', library(1, 2), 200],
  ['24 games and 8 partners', library(24, 8), 1000],
  ['1,000 games and 8 partners', library(1000, 8), 1000],
  ['1,000 games and 100 partners', library(1000, 100), 100],
  ['24 games and nobody', library(24, 0), 200],
])('%s', (_name, { games, facts }, numRuns) => {
  test('no card is laid that does not fit, nor by anybody who does not know it', () => {
    checkProperty(
      fc.property(answersOf, fc.nat(LAST_DEAL), (answers, deal) => {
        const cards = dealHand(facts, answers, deal);
        expect(cards.length).toBeLessThanOrEqual(MOST_CARDS);
        const wrong = cards.filter(({ partner, game: id }) => {
          const raw = games.get(id);
          const knowing = facts.sitters.filter(({ knows }) => knows.has(id)).map((each) => each.id);
          const mayLay = partner === '' ? knowing.length === 0 : knowing.includes(partner);
          return !raw || !fits(raw, answers) || !mayLay;
        });
        expect(wrong).toEqual([]);
        expect(allowedCards(facts, answers, cards)).toEqual(cards);
        // Somebody lays a card wherever a game fits.
        expect(cards.length > 0).toBe([...games.values()].some((raw) => fits(raw, answers)));
      }),
      { numRuns },
    );
  });

  test('another deal is another hand, unless there is no other', () => {
    checkProperty(
      fc.property(answersOf, fc.nat(LAST_DEAL), (answers, deal) => {
        const cards = dealHand(facts, answers, deal);
        const next = nextDeal(facts, answers, deal, cards);
        if (next === undefined) {
          for (let step = 1; step < 30; step += 1) {
            expect(keyOf(dealHand(facts, answers, deal + step))).toBe(keyOf(cards));
          }
        } else expect(keyOf(dealHand(facts, answers, next))).not.toBe(keyOf(cards));
      }),
      { numRuns: numRuns / 20 },
    );
  });
});

test.each([
  ['24 games', library(24, 8), 40],
  ['1,000 games', library(1000, 8), 400],
])('of %s every one that fits is laid sometime', (_name, { facts }, deals) => {
  for (const answers of [ANY, ...sampled(answersOf, 2)]) {
    const laid = new Set<string>();
    let deal: number | undefined = 0;
    let cards: readonly Card[] = dealHand(facts, answers, 0);
    // As somebody deals again and again, with deals that would be the same left out.
    for (let tap = 0; tap < deals && deal !== undefined; tap += 1) {
      for (const each of cards) laid.add(each.game);
      deal = nextDeal(facts, answers, deal, cards);
      if (deal !== undefined) cards = dealHand(facts, answers, deal);
    }
    expect([...laid].sort()).toEqual([...fittingGames(facts, answers)].sort());
  }
});

test('a game of which nothing is known fits those alone who ask for nothing', () => {
  const facts: TableFacts = {
    games: [{ id: 'g', players: [], session: [], mood: [] }],
    sitters: [{ id: 'p', knows: new Set(['g']) }],
  };
  const laid = sampled(answersOf, 200).filter((answers) => dealHand(facts, answers, 0).length > 0);
  expect(laid.every((answers) => Object.values(answers).every((each) => each === 'any'))).toBe(
    true,
  );
  expect(dealHand(facts, ANY, 0)).toEqual([{ partner: 'p', game: 'g' }]);
});

test('a bare table is filled up by the library, and by nothing that somebody knows', () => {
  const games = ['a', 'b', 'c', 'd'].map((id) => ({ id, players: [], session: [], mood: [] }));
  const facts: TableFacts = { games, sitters: [{ id: 'p', knows: new Set(['a']) }] };
  const cards = dealHand(facts, ANY, 0);
  expect(cards.map(({ partner }) => partner).sort()).toEqual(['', '', 'p']);
  expect(new Set(cards.map((card) => card.game)).size).toBe(3);
});

test('an empty table names what each looser answer would bring, or all of them together', () => {
  const facts: TableFacts = {
    games: [
      { id: 'a', players: ['one'], session: ['15'], mood: ['calm'] },
      { id: 'b', players: ['two'], session: ['15'], mood: ['tense'] },
      { id: 'c', players: ['two'], session: ['30'], mood: ['calm'] },
    ],
    sitters: [],
  };
  const asked: Answers = { players: 'two', session: '15', tired: 'worn' };
  expect(dealHand(facts, asked, 0)).toEqual([]);
  expect(looseningsOf(facts, asked)).toEqual([
    { question: 'players', answers: { ...asked, players: 'any' }, count: 1 },
    { question: 'session', answers: { ...asked, session: 'any' }, count: 1 },
    { question: 'tired', answers: { ...asked, tired: 'any' }, count: 1 },
  ]);
  const far: Answers = { players: 'many', session: 'evening', tired: 'any' };
  expect(looseningsOf(facts, far)).toEqual([{ question: 'all', answers: ANY, count: 3 }]);
  expect(looseningsOf({ games: [], sitters: [] }, asked)).toEqual([]);
});

test('two disagree who both have a word for the other, and not over the same game', () => {
  const card = (partner: string, id: string): Card => ({ partner, game: id });
  const cards = [card('a', 'x'), card('b', 'x'), card('c', 'y'), card('', 'z')];
  const words = new Set(['a b', 'b a', 'a c', 'c a', 'b c']);
  const hasWord = (from: string, to: string): boolean => words.has(`${from} ${to}`);
  for (let deal = 0; deal < 20; deal += 1) {
    expect(choosePair(cards, deal, hasWord)).toEqual([card('a', 'x'), card('c', 'y')]);
  }
  expect(choosePair(cards, 0, () => false)).toBeUndefined();
});
