import { SPOILER_MARK } from '../../contract/spoilers';
import { startedByDay } from '../../local-search/started-by-day';
import { COST_OF_INSIDE } from '../../local-search/rank-rows';
import type { LibraryDatabase } from '../database/open-database';
import { openNames, type KnownItem } from '../passages/known-names';

/** Reads the ids of the games that have hints. */
async function readIds(db: LibraryDatabase): Promise<ReadonlySet<string>> {
  const games = await db
    .selectFrom('games')
    .select('id')
    .where('content', 'like', `%${SPOILER_MARK}%`)
    .execute();
  return new Set(games.map(({ id }) => id));
}

/**
 * Finds games that have hints.
 * @param name of a game, as it begins or as one of its words begins; empty for all games
 * @param day of the service, such as `2026-11-28`: all games are listed from another one on each day
 */
export async function gamesWithHints(
  db: LibraryDatabase,
  name: string,
  day: string,
): Promise<readonly KnownItem[]> {
  const names = await openNames(db);
  const known = [...names.items.values()];
  const costs = name === '' ? undefined : names.findNamed(name);
  const costOf = ({ row }: KnownItem): number => (costs ? (costs.get(row) ?? Infinity) : 0);
  const games = known.filter((item) => item.type === 'game' && costOf(item) < COST_OF_INSIDE);
  if (games.length === 0) return [];
  const ids = await readIds(db);
  const hinted = games.filter(({ id }) => ids.has(id));
  if (name === '') return startedByDay(hinted, day);
  return hinted.sort((one, other) => costOf(one) - costOf(other) || one.row - other.row);
}
