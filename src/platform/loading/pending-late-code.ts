/** Loaders of late code that the pages so far need and that has not come. */
const missing = new Set<() => Promise<unknown>>();

/**
 * Keeps a note of code that comes after its page (`late-part.tsx`), until it has come.
 * @param load imports it
 * @returns does so too, and then forgets it
 */
export function addPendingLateCode<T>(load: () => Promise<T>): () => Promise<T> {
  const ask = async (): Promise<T> => {
    const code = await load();
    missing.delete(ask);
    return code;
  };
  missing.add(ask);
  return ask;
}

/** True when all of it has come: a page that is loaded then has its whole height at once. */
export function hasNoPendingLateCode(): boolean {
  return missing.size === 0;
}

/** Fetches what is missing, for a page that the browser is about to render. It settles when all has come or failed. */
export async function loadPendingLateCode(): Promise<void> {
  await Promise.allSettled(Array.from(missing, (ask) => ask()));
}
