import { callApi, type CallOptions } from '../../client/call-api';
import { isApiError } from '../../client/errors';
import { ERROR_CODE, type WireGameDetail, type WireGameSummary } from '../../contract';

/** The most games that the list gives at once, and the most that are asked for one by one. */
const PAGE_SIZE = 100;
const MOST_SINGLE = 24;

const loadOne = async (id: string, options: CallOptions): Promise<WireGameDetail | undefined> => {
  try {
    return await callApi('gameDetail', { id }, options);
  } catch (error) {
    // A partner may still know a game that has left the library.
    if (isApiError(error, ERROR_CODE.unknownId)) return undefined;
    throw error;
  }
};

/**
 * The games of a partner, in the partner's order; those that are not in the library are left out.
 * Several come with one request for the first page of the list; only what may stand on its other
 * pages is asked for one by one, and never more than two dozen.
 */
export const loadKnownGames = async (
  ids: readonly string[],
  options: CallOptions,
): Promise<(WireGameSummary | WireGameDetail)[]> => {
  const wanted = [...new Set(ids)];
  const games = new Map<string, WireGameSummary | WireGameDetail>();
  let isWhole = false;
  if (wanted.length > 1) {
    const { list, total } = await callApi('gameList', { page_size: PAGE_SIZE }, options);
    for (const game of list) games.set(game.id, game);
    isWhole = total <= list.length;
  }
  const missing = isWhole ? [] : wanted.filter((id) => !games.has(id)).slice(0, MOST_SINGLE);
  for (const game of await Promise.all(missing.map((id) => loadOne(id, options)))) {
    if (game) games.set(game.id, game);
  }
  return wanted.flatMap((id) => games.get(id) ?? []);
};
