import { fitsWanted, type Wanted } from '../../contract/library-filter';
import { bucketOf } from '../../local-search/index-format';
import { QUESTION_NAMES, SUITED, type Answers, type Question } from './answers';
import { LAST_DEAL, MOST_CARDS, type Card } from './hand-fragment';

/** Facts of a game by which it fits; what is not known of it fits no answer but `any`. */
export interface GameFacts {
  readonly id: string;
  readonly players: readonly string[];
  readonly session: readonly string[];
  readonly mood: readonly string[];
}

/** A partner and the games that they know. */
export interface Sitter {
  readonly id: string;
  readonly knows: ReadonlySet<string>;
}

/** All that decides who may lay what. */
export interface TableFacts {
  readonly games: readonly GameFacts[];
  readonly sitters: readonly Sitter[];
}

/** Cards below which the library lays more than one of the games that nobody knows. */
const ENOUGH_CARDS = 3;

/** Deals that are tried for another hand; a hand that stays the same for so many stays so. */
const MOST_TRIES = 64;

/** Translates answers into what a game has to have, as the library's filter has it. */
function wantedBy({ players, session, tired }: Answers): Wanted[] {
  const suited = tired === 'any' ? undefined : SUITED[tired];
  const lengths = session === 'any' ? suited?.session : [session];
  return [
    ...(players === 'any' ? [] : [{ facet: 'players' as const, slugs: [players] }]),
    ...(lengths ? [{ facet: 'session' as const, slugs: lengths }] : []),
    ...(suited ? [{ facet: 'mood' as const, slugs: suited.moods }] : []),
  ];
}

/** Finds the games that fit, in the order of the library. */
export function fittingGames({ games }: TableFacts, answers: Answers): readonly string[] {
  const wanted = wantedBy(answers);
  return games.filter((game) => fitsWanted({ ...game }, wanted)).map(({ id }) => id);
}

/** Puts things into an order that follows from a text alone (mulberry32, seeded with FNV-1a). */
function shuffled<T>(things: readonly T[], seed: string): T[] {
  let state = bucketOf(seed, 2 ** 32);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return things
    .map((thing) => ({ thing, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}

/** A place at the table with what may be laid there, in the order in which it is laid. */
interface Seat {
  readonly partner: string;
  readonly games: readonly string[];
}

/**
 * Seats everybody who has something to lay. The library has a seat for the games that nobody knows, and up to three
 * where the table would be bare.
 */
function seatsAt(
  sitters: TableFacts['sitters'],
  answers: Answers,
  fitting: readonly string[],
): Seat[] {
  const seed = QUESTION_NAMES.map((name) => answers[name]).join('.');
  const seats = sitters.flatMap(({ id, knows }): Seat[] => {
    const own = fitting.filter((game) => knows.has(game));
    return own.length === 0 ? [] : [{ partner: id, games: shuffled(own, `${seed} ${id}`) }];
  });
  const unknown = shuffled(
    fitting.filter((game) => !sitters.some(({ knows }) => knows.has(game))),
    seed,
  );
  const more = Math.min(unknown.length, Math.max(1, ENOUGH_CARDS - seats.length));
  const ofLibrary = Array.from({ length: more }, (_, at): Seat => ({
    partner: '',
    games: unknown.filter((_game, index) => index % more === at),
  }));
  return shuffled([...seats, ...ofLibrary], seed);
}

/** Lays the cards of a deal: turns go round the seats, and everybody lays their games in turn. */
function layAt(seats: readonly Seat[], deal: number): Card[] {
  const count = Math.min(MOST_CARDS, seats.length);
  const laid = new Set<string>();
  return Array.from({ length: count }, (_, at) => deal * count + at).flatMap((turn): Card[] => {
    const seat = seats[turn % seats.length];
    if (!seat) return [];
    const { partner, games } = seat;
    const round = Math.floor(turn / seats.length);
    const inTurn = (step: number): string => games[(round + step) % games.length] ?? '';
    // What somebody else has laid already is laid twice only by whoever has nothing else.
    const free = games.findIndex((_game, step) => !laid.has(inTurn(step)));
    const game = inTurn(Math.max(free, 0));
    laid.add(game);
    return [{ partner, game }];
  });
}

function isSameHand(one: readonly Card[], other: readonly Card[]): boolean {
  const keys = new Set(one.map(({ partner, game }) => `${partner}.${game}`));
  return (
    one.length === other.length &&
    other.every(({ partner, game }) => keys.has(`${partner}.${game}`))
  );
}

/** Hands that a table makes of some answers. */
export interface Dealer {
  /** Deals a hand: the same for the same number. */
  readonly deal: (number: number) => readonly Card[];
  /**
   * Finds the next deal whose hand is another one.
   * @returns undefined where these answers make one hand alone
   */
  readonly next: (number: number, shown: readonly Card[]) => number | undefined;
  /** Keeps of cards those that may lie on the table: an address can name any. */
  readonly allowed: (cards: readonly Card[]) => readonly Card[];
}

/** Makes the dealer of some answers: who may lay what is worked out once, however often is dealt. */
export function dealerOf(facts: TableFacts, answers: Answers): Dealer {
  const fitting = fittingGames(facts, answers);
  const seats = seatsAt(facts.sitters, answers, fitting);
  const mayLay = ({ partner, game }: Card): boolean =>
    partner === '' || facts.sitters.some(({ id, knows }) => id === partner && knows.has(game));
  return {
    deal: (number) => layAt(seats, number),
    next: (number, shown) =>
      Array.from({ length: MOST_TRIES }, (_, at) => (number + 1 + at) % (LAST_DEAL + 1)).find(
        (each) => !isSameHand(layAt(seats, each), shown),
      ),
    allowed: (cards) => cards.filter((card) => fitting.includes(card.game) && mayLay(card)),
  };
}

/**
 * Chooses two cards whose partners have a word for each other; the same for the same deal.
 * @param hasWord tells whether somebody has a line to somebody else
 */
export function choosePair(
  cards: readonly Card[],
  deal: number,
  hasWord: (from: string, to: string) => boolean,
): readonly [Card, Card] | undefined {
  const pairs = cards.flatMap((one, at) =>
    cards.slice(at + 1).flatMap((other): (readonly [Card, Card])[] => {
      // Over one and the same game there is nothing to argue.
      const canArgue =
        one.game !== other.game &&
        hasWord(one.partner, other.partner) &&
        hasWord(other.partner, one.partner);
      return canArgue ? [[one, other]] : [];
    }),
  );
  const seed = cards.map(({ partner, game }) => `${partner}.${game}`).join();
  return shuffled(pairs, `${seed} ${String(deal)}`)[0];
}

/** A condition to do without, and how many games fit then. */
export interface Loosening {
  readonly question: Question | 'all';
  readonly answers: Answers;
  readonly count: number;
}

/** Lists what loosening each answer would bring, the most first; all of them where none alone brings anything. */
export function looseningsOf(facts: TableFacts, answers: Answers): readonly Loosening[] {
  const now = fittingGames(facts, answers).length;
  const loosen = (question: Loosening['question'], looser: Answers): Loosening => ({
    question,
    answers: looser,
    count: fittingGames(facts, looser).length,
  });
  const ways = QUESTION_NAMES.filter((name) => answers[name] !== 'any')
    .map((name) => loosen(name, { ...answers, [name]: 'any' }))
    .filter(({ count }) => count > now)
    .sort((one, other) => other.count - one.count);
  if (ways.length > 0) return ways;
  const all = loosen('all', { players: 'any', session: 'any', tired: 'any' });
  return all.count > now ? [all] : [];
}
