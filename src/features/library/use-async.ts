import { useEffect, useState } from 'react';
import type { RequestState } from '../../api-client/request-state';
import { logError } from '../../platform/log';

/** The state of some work that is done anew for each key; what was there before stays until the new one has come. */
export function useAsync<T>(
  key: string | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): { readonly last: T | undefined; readonly state: RequestState<T> } {
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState<{ readonly key: string; readonly value: T | null }>();
  const [last, setLast] = useState<T>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const controller = new AbortController();
    work(controller.signal).then(
      (value) => {
        if (controller.signal.aborted) return;
        setDone({ key, value });
        setLast(value);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        logError(error);
        setDone({ key, value: null });
      },
    );
    return () => controller.abort();
    // The key says all that the work depends on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, attempt]);
  if (done?.key !== key || done === undefined) return { last, state: { status: 'loading' } };
  if (done.value !== null) return { last, state: { status: 'ready', data: done.value } };
  const retry = (): void => {
    setDone(undefined);
    setAttempt(attempt + 1);
  };
  return { last, state: { status: 'failed', retry } };
}
