import { useCallback, useEffect, useState } from 'react';
import { logError } from '../log';

interface LazyOptions {
  /**
   * Loads when it turns true; at once where it is left out. Any hook that answers yes or no can say so, such as
   * {@link useIdle}. Turning false stops nothing: what is on its way comes.
   */
  readonly when?: boolean;
  /** Called when the code did not come, to take back what it was wanted for. */
  readonly onFail?: () => void;
}

interface Lazy<T> {
  /** Undefined until it is there. */
  readonly code: T | undefined;
  /** The last try failed, and no other has begun. */
  readonly hasFailed: boolean;
  /** Loads at once: ahead of `when`, or once more after a failure. The same function for good. */
  readonly loadNow: () => void;
}

/**
 * Code that is not part of the first load: the one way to fetch a `*.lazy` file for a component, which shows
 * something else meanwhile. A failure is logged and stays until `when` turns true again, or `loadNow` is called.
 * @param load imports the code; one function for good, declared outside of the component
 */
export function useLazy<T extends object>(
  load: () => Promise<T>,
  { when = true, onFail }: LazyOptions = {},
): Lazy<T> {
  const [state, setState] = useState<T | 'waiting' | 'loading' | 'failed'>(
    when ? 'loading' : 'waiting',
  );
  const loadNow = useCallback(
    () => setState((last) => (typeof last === 'object' ? last : 'loading')),
    [],
  );
  useEffect(() => {
    if (when) loadNow();
  }, [when, loadNow]);
  useEffect(() => {
    if (state === 'failed') onFail?.();
    if (state !== 'loading') return undefined;
    let isMounted = true;
    load().then(
      (code) => {
        if (isMounted) setState(code);
      },
      (error: unknown) => {
        logError(error);
        if (isMounted) setState('failed');
      },
    );
    return () => {
      isMounted = false;
    };
    // Once per try: another onFail is no news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [load, state]);
  return {
    code: typeof state === 'object' ? state : undefined,
    hasFailed: state === 'failed',
    loadNow,
  };
}
