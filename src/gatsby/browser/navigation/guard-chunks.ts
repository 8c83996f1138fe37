import { logError } from '../../../platform/log';
import { probeServer } from '../../../platform/probe-server';
import { wouldLoseWork } from '../../../platform/unsaved-work';
import { neverSettles } from '../gatsby-runtime';
import { currentGoal, navigation } from './navigation-state';
import { reloadAt } from './reload-page';

type LoadChunk = (chunk: string | number) => Promise<unknown>;

function addressOf(error: unknown): string | undefined {
  return error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? error.request
    : undefined;
}

/**
 * What to do about a part that did not come: a network that failed for a moment is tried again, a file that
 * the server has no more means a newer build.
 */
async function secondTry(
  error: unknown,
  tryAgain: () => Promise<unknown>,
): Promise<{ readonly part: unknown } | 'gone' | 'silent'> {
  const address = addressOf(error);
  const answer = address === undefined ? 'gone' : await probeServer(address);
  if (answer !== 'there') return answer;
  try {
    return { part: await tryAgain() };
  } catch {
    // It is there and is no script: a server that answers everything with a page.
    return 'gone';
  }
}

/**
 * Loads the page anew when a part of it is gone from the server, at most once per 10 s (specification,
 * section 8), unless that would lose what was typed. Otherwise the part is missing, and whoever wanted it does without
 * or asks again. The error says so in words of its own: Gatsby would answer webpack's, where nobody handles it, with a
 * reload without a guard.
 * Code of whole pages is left to `guardNavigation`, which knows where a click leads: fetched ahead, it must not
 * reload anything.
 * @param load fetches a chunk
 * @param isWholePage tells whether the chunk that is being asked for belongs to a page's entry
 */
export function guardedLoad(load: LoadChunk, isWholePage: () => boolean): LoadChunk {
  return (chunk) => {
    const loading = load(chunk);
    if (isWholePage()) return loading;
    return loading.catch(async (error: unknown) => {
      const outcome = await secondTry(error, () => load(chunk));
      if (typeof outcome === 'object') return outcome.part;
      logError(error);
      if (outcome === 'gone') {
        navigation.isOutdated = true;
        const { address, replace } = currentGoal();
        if (!wouldLoseWork() && reloadAt(address, replace)) return neverSettles;
      }
      throw new Error('A part of the page did not come', { cause: error });
    });
  };
}

/** Puts the guard in front of everything that is fetched later. */
export function guardChunks(): void {
  const { components } = window.asyncRequires;
  let isWholePage = false;
  for (const [name, load] of Object.entries(components)) {
    components[name] = () => {
      isWholePage = true;
      try {
        return load();
      } finally {
        isWholePage = false;
      }
    };
  }
  __webpack_chunk_load__ = guardedLoad(__webpack_chunk_load__, () => isWholePage);
}
