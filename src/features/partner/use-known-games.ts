import { useAsync } from '../../api-client/use-async';
import { call } from '../../api-client/call';
import { isApiError } from '../../api-client/errors';
import type { RequestState } from '../../api-client/request-state';
import { ERROR_CODE, type WireGameDetail, type WireGameSummary } from '../../contract';

type WireGame = WireGameSummary | WireGameDetail;

/** The most games that the list gives at once, and the most that are asked for one by one. */
const PAGE_SIZE = 100;
const MOST_SINGLE = 24;

async function loadGame(id: string, signal: AbortSignal): Promise<WireGame | undefined> {
  try {
    return await call('gameDetail', { id }, { signal, handles: [ERROR_CODE.unknownId] });
  } catch (error) {
    // A partner may name a game that was removed from the library.
    if (isApiError(error, ERROR_CODE.unknownId)) return undefined;
    throw error;
  }
}

/**
 * Loads the games of a partner, in the partner's order, without those that the library lacks. Several come with the
 * first page of the list; up to two dozen that may stand on other pages are asked for one by one.
 * @returns undefined when the list cannot be had
 */
async function loadKnownGames(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<WireGame[] | undefined> {
  const wanted = [...new Set(ids)];
  const games = new Map<string, WireGame>();
  let isWhole = false;
  if (wanted.length > 1) {
    const page = await call('gameList', { page_size: PAGE_SIZE }, { signal });
    if (!page) return undefined;
    for (const game of page.list) games.set(game.id, game);
    isWhole = page.total <= page.list.length;
  }
  const missing = isWhole ? [] : wanted.filter((id) => !games.has(id)).slice(0, MOST_SINGLE);
  for (const game of await Promise.all(missing.map((id) => loadGame(id, signal)))) {
    if (game) games.set(game.id, game);
  }
  return wanted.flatMap((id) => games.get(id) ?? []);
}

/** Gives the games that a partner knows. Not by `useQuery`: how many calls there are is known only after the first. */
export function useKnownGames(ids: readonly string[]): RequestState<readonly WireGame[]> {
  return useAsync(ids.join(' '), (signal) => loadKnownGames(ids, signal)).state;
}
