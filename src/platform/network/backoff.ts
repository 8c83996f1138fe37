import type { Backoff } from '../../config/chat-limits';

/** How long to wait after so many failures in a row, the first of which is 0; in milliseconds. */
export function backoffMs({ baseMs, capMs, jitter }: Backoff, failures: number): number {
  const ms = Math.min(baseMs * 2 ** failures, capMs);
  return ms * (1 + jitter * (2 * Math.random() - 1));
}

/** Resolves when the time is over or the signal fires, and at once when the browser comes online. */
export function waitUnlessOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    window.addEventListener('online', end);
  });
}

/** True when the signal has fired; a function, because it may do so while one waits. */
export function isOver({ aborted }: AbortSignal): boolean {
  return aborted;
}
