import { logError } from '../../../platform/log';
import { probeServer } from '../../../platform/network/probe-server';
import { isImportWithoutReload } from '../../../platform/loading/import-without-reload';
import { wouldLoseWork } from '../../../platform/unsaved-work';
import { neverSettles } from '../../patches/browser/gatsby-runtime';
import { currentGoal, navigation } from './navigation-state';
import { reloadAt } from './reload-page';

type LoadChunk = (chunk: string | number) => Promise<unknown>;

function addressOf(error: unknown): string | undefined {
  return error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? error.request
    : undefined;
}

/**
 * Tries again to load a chunk that did not load, if the server has it.
 * @returns the chunk; `gone` when the server does not have it, so there is a newer build; `silent` without an answer
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
    // The file exists but is no script: some servers answer every request with a page.
    return 'gone';
  }
}

/**
 * Wraps the chunk loader. When a chunk is gone from the server, the page reloads, at most once per 10 s (specification,
 * section 8) and never when typed text would be lost; otherwise the import rejects. It rejects with an error of its
 * own, because Gatsby answers webpack's error, where nobody handles it, with an unguarded reload.
 * What no visitor has asked for must not reload anything; nor must chunks of whole pages, which are left to `guardNavigation`:
 * it knows where a click leads.
 * @param load fetches a chunk
 * @param isUnguarded tells whether the chunk that is being asked for is one of those
 */
export function guardedLoad(load: LoadChunk, isUnguarded: () => boolean): LoadChunk {
  return (chunk) => {
    const loading = load(chunk);
    if (isUnguarded()) return loading;
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

/** Wraps webpack's chunk loader with {@link guardedLoad}. While developing, chunks change under an open page by design. */
export function guardChunks(): void {
  if (window.asyncRequires === undefined) return;
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
  __webpack_chunk_load__ = guardedLoad(
    __webpack_chunk_load__,
    () => isWholePage || isImportWithoutReload(),
  );
}
