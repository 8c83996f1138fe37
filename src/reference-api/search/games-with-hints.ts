import { SPOILER_MARK } from '../../contract/spoilers';
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
 * @param name of a game, as it begins or as one of its words begins; empty for all games, in the order of the library
 */
export async function gamesWithHints(
  db: LibraryDatabase,
  name: string,
): Promise<readonly KnownItem[]> {
  const names = await openNames(db);
  const known = [...names.items.values()];
  const costs = name === '' ? undefined : names.findNamed(name);
  const costOf = ({ row }: KnownItem): number => (costs ? (costs.get(row) ?? Infinity) : 0);
  const games = known.filter((item) => item.type === 'game' && costOf(item) < COST_OF_INSIDE);
  if (games.length === 0) return [];
  const ids = await readIds(db);
  return games
    .filter(({ id }) => ids.has(id))
    .sort((one, other) => costOf(one) - costOf(other) || one.row - other.row);
}
