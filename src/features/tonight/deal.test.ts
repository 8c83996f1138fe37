import fc from 'fast-check';
import { playerChoices, sessionChoices } from '../../contract/game-choice';
import { checkProperty, sampled } from '../../testing/check-property';
import { QUESTIONS, SUITED, type Answers } from './answers';
import {
  choosePair,
  dealerOf,
  fittingGames,
  looseningsOf,
  type Dealer,
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

/** A game with all that the API says of it. */
interface RawGame {
  readonly id: string;
  readonly players: Span | undefined;
  readonly minutes: Span | undefined;
  readonly moods: readonly string[];
}

interface Span {
  readonly min: number;
  readonly max: number;
}

interface TestLibrary {
  readonly games: ReadonlyMap<string, RawGame>;
  readonly facts: TableFacts;
}

/** Makes a library of so many games, and partners who know some of them. */
function library(count: number, partners: number): TestLibrary {
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

/** The same library with fewer partners. */
function withPartners({ games, facts }: TestLibrary, count: number): TestLibrary {
  return { games, facts: { ...facts, sitters: facts.sitters.slice(0, count) } };
}

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

const ALL_ANSWERS = QUESTIONS.players.flatMap((players) =>
  QUESTIONS.session.flatMap((session) =>
    QUESTIONS.tired.map((tired): Answers => ({ players, session, tired })),
  ),
);

const ANY: Answers = { players: 'any', session: 'any', tired: 'any' };

/** A table with some answers, whose dealer is made once. */
interface Table {
  readonly dealer: Dealer;
  /** Games that fit by their own numbers. */
  readonly fitting: readonly string[];
}

function tableOf({ games, facts }: TestLibrary, answers: Answers): Table {
  const fitting = [...games.values()].filter((raw) => fits(raw, answers)).map(({ id }) => id);
  return { dealer: dealerOf(facts, answers), fitting };
}

function keyOf(cards: readonly Card[]): string {
  return cards
    .map(({ partner, game: id }) => `${partner}.${id}`)
    .sort()
    .join();
}

const small = library(24, 8);
const large = library(1000, 100);

describe.each([
  ['one game', library(1, 2), ALL_ANSWERS, 200],
  ['24 games and 8 partners', small, ALL_ANSWERS, 1000],
  ['1,000 games and 8 partners', withPartners(large, 8), ALL_ANSWERS, 1000],
  // A twentieth of a second for each table.
  ['1,000 games and 100 partners', large, sampled(fc.constantFrom(...ALL_ANSWERS), 12), 100],
  ['24 games and nobody', withPartners(small, 0), ALL_ANSWERS, 200],
])('%s', (_name, tried, answers, numRuns) => {
  const { games, facts } = tried;
  const asked = fc.constantFrom(...answers);
  let tables: ReadonlyMap<Answers, Table>;
  beforeAll(() => {
    tables = new Map(answers.map((each) => [each, tableOf(tried, each)]));
  });

  test('no card is laid that does not fit, nor by anybody who does not know it', () => {
    checkProperty(
      fc.property(asked, fc.nat(LAST_DEAL), (each, deal) => {
        const { dealer, fitting } = tables.get(each)!;
        const cards = dealer.deal(deal);
        const wrong = cards.filter(({ partner, game: id }) => {
          const raw = games.get(id);
          const knowing = facts.sitters.filter(({ knows }) => knows.has(id)).map((one) => one.id);
          const mayLay = partner === '' ? knowing.length === 0 : knowing.includes(partner);
          return !raw || !fits(raw, each) || !mayLay;
        });
        // Once for all that is claimed: a thousand hands are compared.
        expect({
          wrong,
          isRoomFor: cards.length <= MOST_CARDS,
          allowed: dealer.allowed(cards).length,
          isLaid: cards.length > 0,
        }).toEqual({
          wrong: [],
          isRoomFor: true,
          allowed: cards.length,
          // Somebody lays a card wherever a game fits.
          isLaid: fitting.length > 0,
        });
      }),
      { numRuns },
    );
  });

  test('another deal is another hand, unless there is no other', () => {
    checkProperty(
      fc.property(asked, fc.nat(LAST_DEAL), (each, deal) => {
        const { dealer } = tables.get(each)!;
        const cards = dealer.deal(deal);
        const next = dealer.next(deal, cards);
        const others = Array.from({ length: 29 }, (_, at) => keyOf(dealer.deal(deal + at + 1)));
        const isSame = (key: string): boolean => key === keyOf(cards);
        if (next === undefined) expect(others.every(isSame)).toBe(true);
        else expect(isSame(keyOf(dealer.deal(next)))).toBe(false);
      }),
      { numRuns: numRuns / 20 },
    );
  });
});

test.each([
  ['24 games', small, 40],
  ['1,000 games', withPartners(large, 8), 400],
])('of %s every one that fits is laid sometime', (_name, tried, deals) => {
  for (const answers of [ANY, ...sampled(fc.constantFrom(...ALL_ANSWERS), 2)]) {
    const { dealer, fitting } = tableOf(tried, answers);
    const laid = new Set<string>();
    let deal: number | undefined = 0;
    let cards: readonly Card[] = dealer.deal(0);
    // As somebody deals again and again, with deals that would be the same left out.
    for (let tap = 0; tap < deals && deal !== undefined; tap += 1) {
      for (const each of cards) laid.add(each.game);
      deal = dealer.next(deal, cards);
      if (deal !== undefined) cards = dealer.deal(deal);
    }
    expect([...laid].sort()).toEqual([...fitting].sort());
    expect(fittingGames(tried.facts, answers)).toEqual(fitting);
  }
});

test('a game of which nothing is known fits those alone who ask for nothing', () => {
  const facts: TableFacts = {
    games: [{ id: 'g', players: [], session: [], mood: [] }],
    sitters: [{ id: 'p', knows: new Set(['g']) }],
  };
  const laid = ALL_ANSWERS.filter((answers) => dealerOf(facts, answers).deal(0).length > 0);
  expect(laid).toEqual([ANY]);
  expect(dealerOf(facts, ANY).deal(0)).toEqual([{ partner: 'p', game: 'g' }]);
});

test('a bare table is filled up by the library, and by nothing that somebody knows', () => {
  const games = ['a', 'b', 'c', 'd'].map((id) => ({ id, players: [], session: [], mood: [] }));
  const facts: TableFacts = { games, sitters: [{ id: 'p', knows: new Set(['a']) }] };
  const cards = dealerOf(facts, ANY).deal(0);
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
  expect(dealerOf(facts, asked).deal(0)).toEqual([]);
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
