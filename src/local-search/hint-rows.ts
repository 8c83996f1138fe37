import { ENTRY_KINDS } from './index-format';
import { COST_OF_INSIDE, type RankedRow, type ReadyRow } from './rank-rows';

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

/** True for a game that a text names, as its name or a word of it begins. */
export function isNamedGame({ row: [kind], cost }: RankedRow): boolean {
  return kind === GAME && cost < COST_OF_INSIDE;
}

/**
 * Puts the hints of games that are named before all that was found by the name.
 * @param rows all rows that are at hand
 */
export function hintsFirst(rows: readonly ReadyRow[], ranked: readonly RankedRow[]): RankedRow[] {
  const games = ranked.filter(isNamedGame).map(({ row: [, id] }) => id);
  const hints = games.flatMap((game) =>
    rows.filter(({ row: [kind, id] }) => kind === HINT && id === game).map(toRanked),
  );
  const first = new Set(hints.map(({ row }) => row));
  return [...hints, ...ranked.filter(({ row }) => !first.has(row))];
}
