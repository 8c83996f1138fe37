import { call } from '../../api-client/call';
import { isApiError } from '../../api-client/errors';
import { ERROR_CODE, type WireGameDetail, type WireGameSummary } from '../../contract';

/** The most games that the list gives at once, and the most that are asked for one by one. */
const PAGE_SIZE = 100;
const MOST_SINGLE = 24;

async function loadOne(id: string, signal: AbortSignal): Promise<WireGameDetail | undefined> {
  try {
    return await call('gameDetail', { id }, { signal, handles: [ERROR_CODE.unknownId] });
  } catch (error) {
    // A partner may still know a game that has left the library.
    if (isApiError(error, ERROR_CODE.unknownId)) return undefined;
    throw error;
  }
}

/**
 * The games of a partner, in the partner's order; those that are not in the library are left out.
 * Several come with one request for the first page of the list; only what may stand on its other
 * pages is asked for one by one, and never more than two dozen. Nothing when the list cannot be had.
 */
export async function loadKnownGames(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<(WireGameSummary | WireGameDetail)[] | undefined> {
  const wanted = [...new Set(ids)];
  const games = new Map<string, WireGameSummary | WireGameDetail>();
  let isWhole = false;
  if (wanted.length > 1) {
    const page = await call('gameList', { page_size: PAGE_SIZE }, { signal });
    if (!page) return undefined;
    for (const game of page.list) games.set(game.id, game);
    isWhole = page.total <= page.list.length;
  }
  const missing = isWhole ? [] : wanted.filter((id) => !games.has(id)).slice(0, MOST_SINGLE);
  for (const game of await Promise.all(missing.map((id) => loadOne(id, signal)))) {
    if (game) games.set(game.id, game);
  }
  return wanted.flatMap((id) => games.get(id) ?? []);
}
