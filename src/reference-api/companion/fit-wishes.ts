import { sessionChoices } from '../../contract/game-choice';
import type { WireGameDetail } from '../../contract/library';
import { choicesAmong } from '../../local-search/choices-in-query';
import type { Locale } from '../../config/locales';
import { fillLine } from './line-picker';
import type { Wishes } from './wishes';
import { words } from './words';

type Fitted = Pick<WireGameDetail, 'players' | 'session_minutes' | 'moods'>;

/** Times that the library's filter has, by their minutes: a sitting may also be over too soon for them. */
const SESSIONS: Readonly<Partial<Record<number, ReturnType<typeof sessionChoices>[number]>>> = {
  15: '15',
  30: '30',
  120: 'evening',
};

/** How many play and how long it may take: what a game that is offered never breaks. */
type Firm = Pick<Wishes, 'players' | 'minutes'>;

/** Wishes that had to be left out for any game to fit. */
export type LeftOut = 'moods' | 'minutes' | 'players' | 'both';

/** Games that fit wishes, and what was left out of these. */
export interface Fit<G> {
  readonly games: readonly G[];
  readonly left: LeftOut | undefined;
  /** The moods that were left out: what is against them comes last. */
  readonly against: readonly string[];
}

function isForSoMany({ players: own }: Fitted, players: number | undefined): boolean {
  if (players === undefined || !own) return players === undefined;
  return own.min <= players && players <= own.max;
}

function takesSoLong({ session_minutes: own }: Fitted, minutes: number | undefined): boolean {
  if (minutes === undefined || !own) return minutes === undefined;
  const session = SESSIONS[minutes];
  return own.min <= minutes && (session === undefined || sessionChoices(own).includes(session));
}

function keepTo<G extends Fitted>(games: readonly G[], { players, minutes }: Firm): G[] {
  return games.filter((game) => isForSoMany(game, players) && takesSoLong(game, minutes));
}

/** Games whose sittings are the shortest, or that the most can play. */
function nearest<G>(games: readonly G[], distance: (game: G) => number): G[] {
  const least = Math.min(...games.map(distance));
  return games.filter((game) => distance(game) === least);
}

/** Loosens one of the firm wishes, the time first, and both only where neither alone is enough. */
function loosened<G extends Fitted>(
  games: readonly G[],
  { players, minutes }: Firm,
): Omit<Fit<G>, 'against'> {
  const farFromTime = ({ session_minutes: own }: G): number =>
    own ? Math.abs(own.min - (minutes ?? own.min)) : Infinity;
  const farFromPlayers = ({ players: own }: G): number =>
    own ? Math.abs(own.max - (players ?? own.max)) : Infinity;
  const ofPlayers = minutes === undefined ? [] : keepTo(games, { players, minutes: undefined });
  if (ofPlayers.length > 0) return { games: nearest(ofPlayers, farFromTime), left: 'minutes' };
  const ofTime = players === undefined ? [] : keepTo(games, { players: undefined, minutes });
  if (ofTime.length > 0) return { games: nearest(ofTime, farFromPlayers), left: 'players' };
  return { games: nearest(nearest(games, farFromPlayers), farFromTime), left: 'both' };
}

/** The moods that a message asks for in so many words, as the search reads them. */
function moodsAskedFor(content: string, { unwanted }: Pick<Wishes, 'unwanted'>) {
  return choicesAmong(content).filter(
    ({ facet, slug }) => facet === 'mood' && !unwanted.includes(slug),
  );
}

/**
 * Finds the games that fit wishes as the search does: players and time are kept to, and a mood is left out where no such game
 * has it. Where none keeps to players and time, those are given that come nearest.
 */
export function fitWishes<G extends Fitted>(
  games: readonly G[],
  content: string,
  wishes: Wishes,
): Fit<G> {
  const firm = keepTo(games, wishes);
  if (firm.length === 0) return { ...loosened(games, wishes), against: [] };
  const moods = moodsAskedFor(content, wishes);
  if (moods.length === 0) return { games: firm, left: undefined, against: [] };
  const fitting = firm.filter((game) => moods.some(({ slug }) => game.moods?.includes(slug)));
  if (fitting.length > 0) return { games: fitting, left: undefined, against: [] };
  return { games: firm, left: 'moods', against: moods.map(({ slug }) => slug) };
}

/** Says what was left out of the wishes of a message. */
export function saysLeftOut(
  left: LeftOut,
  content: string,
  wishes: Pick<Wishes, 'unwanted'>,
  locale: Locale,
): string {
  const { left_out: lines, list, quoted } = words[locale].say;
  const moods = moodsAskedFor(content, wishes).map(({ written }) =>
    fillLine(quoted, { words: written }),
  );
  return fillLine(lines[left], { moods: moods.join(list) });
}
