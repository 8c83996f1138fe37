import { ENTRY_KINDS } from './index-format';
import { COST_OF_DOUBT, COST_OF_ERROR, COST_OF_INSIDE } from './rank-rows';
import type { RankedRow, ReadyRow } from './rank-rows';

const GAME = ENTRY_KINDS.indexOf('game');
const HINT = ENTRY_KINDS.indexOf('hint');

function toRanked({ row }: ReadyRow): RankedRow {
  return { row, cost: 0, other: undefined };
}

/** Lists one hint of each game, in the order of the library. */
export function firstHints(rows: readonly ReadyRow[]): RankedRow[] {
  const seen = new Set<string>();
  return rows
    .filter(({ row: [kind, id] }) => kind === HINT && !seen.has(id) && seen.add(id))
    .map(toRanked);
}

/**
 * Finds the games that a text names, as their name or a word of it begins, which in Chinese and Japanese is any part of it; where
 * it names none, the one whose name it nearly is.
 * @param ranked what the text finds, the best first
 */
export function namedGames(ranked: readonly RankedRow[]): RankedRow[] {
  const games = ranked.filter(({ row: [kind] }) => kind === GAME);
  const named = games.filter(({ cost }) => cost < COST_OF_INSIDE);
  const [nearest] = games;
  if (named.length > 0 || nearest === undefined || nearest !== ranked[0]) return named;
  return nearest.cost >= COST_OF_ERROR && nearest.cost < COST_OF_DOUBT ? [nearest] : [];
}

/**
 * Puts the hints of games that are named before all that was found by the name.
 * @param rows all rows that are at hand
 */
export function hintsFirst(
  rows: readonly ReadyRow[],
  games: readonly RankedRow[],
  ranked: readonly RankedRow[],
): RankedRow[] {
  const hints = games.flatMap(({ row: [, game] }) =>
    rows.filter(({ row: [kind, id] }) => kind === HINT && id === game).map(toRanked),
  );
  const first = new Set(hints.map(({ row }) => row));
  return [...hints, ...ranked.filter(({ row }) => !first.has(row))];
}
