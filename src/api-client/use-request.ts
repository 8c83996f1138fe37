import { useEffect, useRef, useState } from 'react';
import { logError } from '../platform/log';
import type { RequestState } from './request-state';

export type { RequestState };

type Outcome<T> = { readonly status: 'ready'; readonly data: T } | { readonly status: 'failed' };

/**
 * Loads something when the component is there, and again when the key changes. A load that is no
 * longer wanted is aborted, and what it still brings is dropped; a new key shows `loading` at once,
 * never the data of the old one.
 * @param key what is wanted; the same key is loaded once
 * @param load loads it; must stop when the signal fires. Undefined means that a call has failed
 */
export function useRequest<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T | undefined>,
): RequestState<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ run: string; outcome: Outcome<T> }>();
  const latest = useRef(load);
  const run = `${String(attempt)} ${key}`;

  // Callers hand in a new function with every render; only a new run may start it.
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    const controller = new AbortController();
    const settle = (outcome: Outcome<T>): void => {
      if (!controller.signal.aborted) setSettled({ run, outcome });
    };
    latest.current(controller.signal).then(
      (data) => {
        settle(data === undefined ? { status: 'failed' } : { status: 'ready', data });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) logError(error);
        settle({ status: 'failed' });
      },
    );
    return () => {
      controller.abort();
    };
  }, [run]);

  if (settled?.run !== run) return { status: 'loading' };
  const { outcome } = settled;
  return outcome.status === 'ready'
    ? outcome
    : {
        ...outcome,
        retry: () => {
          setAttempt(attempt + 1);
        },
      };
}
