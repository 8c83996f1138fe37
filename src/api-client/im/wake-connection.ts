import { waitUnlessOnline } from '../../platform/network/backoff';

const wakers = new EventTarget();

/** Tells the connection of instant messages that the API answers again, as a message of the visitor's has just shown. */
export function wakeConnection(): void {
  wakers.dispatchEvent(new Event('wake'));
}

/**
 * Resolves when the time is over or the signal fires, and at once when there is a reason to hope: the browser comes online,
 * the tab is shown, or {@link wakeConnection}.
 */
export async function waitUnlessWoken(ms: number, signal: AbortSignal): Promise<void> {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const onShown = (): void => {
    if (document.visibilityState === 'visible') end();
  };
  wakers.addEventListener('wake', end);
  document.addEventListener('visibilitychange', onShown);
  await waitUnlessOnline(ms, AbortSignal.any([signal, ending.signal]));
  wakers.removeEventListener('wake', end);
  document.removeEventListener('visibilitychange', onShown);
}
