import { useSyncExternalStore } from 'react';

function never(): () => void {
  return () => undefined;
}

/**
 * False while HTML of the server is taken over, true from then on, so that what depends on the
 * address never differs at hydration. On pages that are reached by a link it is true at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
