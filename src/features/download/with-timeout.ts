import { startDeadline } from '../../platform/network/deadline';

/** A download goes on without what has not loaded after this time, in milliseconds. */
export const PATIENCE_MS = 5000;

/**
 * Waits for a promise, for a limited time.
 * @param ms how long, in milliseconds
 * @param signal ends the wait early
 * @throws a `TimeoutError`, the signal's reason, or whatever the work is rejected with
 */
export async function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  signal?: AbortSignal,
): Promise<T> {
  const deadline = startDeadline(ms, signal);
  const end = new Promise<never>((_, reject) => {
    const give = (): void => {
      // Always one that the deadline or its signal was aborted with.
      reject(deadline.signal.reason as Error);
    };
    if (deadline.signal.aborted) give();
    else deadline.signal.addEventListener('abort', give, { once: true });
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    deadline.end();
  }
}
