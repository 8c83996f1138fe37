import { isOver, waitUnlessOnline } from '../../platform/network/backoff';
import type { ImListener, ImTransport } from './im-transport';

async function poll(
  { onState, onSync }: ImListener,
  pollMs: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const isRead = await onSync();
    if (isOver(signal)) return;
    onState(isRead ? 'polling' : 'offline');
    await waitUnlessOnline(pollMs, signal);
  }
}

/** Reads the history again and again, where there is no socket. */
export function pollingTransport(pollMs: number): ImTransport {
  return (listener) => {
    const ending = new AbortController();
    void poll(listener, pollMs, ending.signal);
    return () => ending.abort();
  };
}
