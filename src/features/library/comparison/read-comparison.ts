import type { Locale } from '../../../config/locales';
import { readGames } from './compared-games';
import { readRoles } from './compared-roles';
import type { Compared } from './compared';
import type { ComparisonTableData } from './comparison-rows';
import { gameHead, gameRows } from './game-rows';
import { roleHead, roleRows } from './role-rows';

/** A comparison, and the game of its first role. */
export interface Comparison extends ComparisonTableData {
  readonly gameId: string | undefined;
}

/**
 * Reads what is compared from the data of its own pages.
 * @throws as `fetchSiteJson` does
 */
export async function readComparison(
  { kind, ids }: Compared,
  locale: Locale,
  signal: AbortSignal,
): Promise<Comparison> {
  if (kind === 'game') {
    const games = await readGames(ids, locale, signal);
    const heads = games.map((game) => game && gameHead(game));
    const rows = gameRows(games.flatMap((game) => game ?? []));
    return { kind, ids, heads, rows, gameId: undefined };
  }
  const roles = await readRoles(ids, locale, signal);
  const found = roles.flatMap((role) => role ?? []);
  const heads = roles.map((role) => role && roleHead(role));
  return { kind, ids, heads, rows: roleRows(found), gameId: found[0]?.game.gameId };
}
