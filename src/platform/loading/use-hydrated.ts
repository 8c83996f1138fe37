import { useSyncExternalStore } from 'react';

function never(): () => void {
  return () => undefined;
}

/**
 * Returns what only the browser can tell, so that nothing differs at hydration: `built` while HTML of the server is
 * taken over, what `read` tells from then on; on pages that are reached by a link at once. Where both are the same
 * nothing is rendered anew, and what is takes place in one piece: ask where the answer is shown, not above it.
 */
export function useInBrowser<T extends string | boolean>(read: () => T, built: T): T {
  return useSyncExternalStore(never, read, () => built);
}

function yes(): boolean {
  return true;
}

/** False while HTML of the server is taken over, true from then on and on pages that are reached by a link. */
export function useHydrated(): boolean {
  return useInBrowser(yes, false);
}
