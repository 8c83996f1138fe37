import { useEffect, useState } from 'react';
import type { RequestState } from './request-state';
import { logError } from '../platform/log';

/**
 * Does some work anew for each key. What was there before stays as `last` until the new result has come.
 * @param key undefined while nothing is wanted
 * @param work resolves to undefined after a failure that has been told; what it rejects with is logged
 */
export function useAsync<T extends object>(
  key: string | undefined,
  work: (signal: AbortSignal) => Promise<T | undefined>,
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
        setDone({ key, value: value ?? null });
        if (value !== undefined) setLast(value);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        logError(error);
        setDone({ key, value: null });
      },
    );
    return () => controller.abort();
    // The key says all that the work depends on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt]);
  if (done?.key !== key || done === undefined) return { last, state: { status: 'loading' } };
  if (done.value !== null) return { last, state: { status: 'ready', data: done.value } };
  const retry = (): void => {
    setDone(undefined);
    setAttempt(attempt + 1);
  };
  return { last, state: { status: 'failed', retry } };
}
