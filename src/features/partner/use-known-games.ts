import { useEffect, useState } from 'react';
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
 * The games of a partner, in the partner's order; those that are not in the library are left out.
 * Several come with one request for the first page of the list; only what may stand on its other
 * pages is asked for one by one, and never more than two dozen. Nothing when the list cannot be had.
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

/**
 * The games that a partner knows. Not by `useQuery`: one hook is one call, and how many calls there are here
 * is known only after the first. For another partner it must be mounted anew.
 */
export function useKnownGames(ids: readonly string[]): RequestState<readonly WireGame[]> {
  const [attempt, setAttempt] = useState(0);
  /** Result of the attempt; null after a failure, which `call` has logged and shown. */
  const [games, setGames] = useState<readonly WireGame[] | null>();
  // A string, because the array is a new one at every render.
  const key = ids.join(' ');

  useEffect(() => {
    const controller = new AbortController();
    const settle = (result: readonly WireGame[] | null): void => {
      if (!controller.signal.aborted) setGames(result);
    };
    loadKnownGames(key === '' ? [] : key.split(' '), controller.signal).then(
      (result) => settle(result ?? null),
      () => settle(null),
    );
    return () => controller.abort();
  }, [key, attempt]);

  if (games) return { status: 'ready', data: games };
  if (games === undefined) return { status: 'loading' };
  return {
    status: 'failed',
    retry: () => {
      setGames(undefined);
      setAttempt(attempt + 1);
    },
  };
}
