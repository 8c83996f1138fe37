import { isOver } from './network/backoff';

/** Web Locks; undefined in old browsers and on plain http. */
function locksOfBrowser(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}

/** True when the tabs of this browser can agree on which of them does something. */
export function canShareWork(): boolean {
  return locksOfBrowser() !== undefined && 'BroadcastChannel' in window;
}

/**
 * Runs when no other tab runs under this name; without Web Locks at once.
 * @param signal ends the waiting; nothing is run then
 */
export async function underLock(
  name: string,
  signal: AbortSignal,
  run: () => Promise<void>,
): Promise<void> {
  const locks = locksOfBrowser();
  if (signal.aborted) return;
  if (!locks) return run();
  try {
    await locks.request(name, { signal }, run);
  } catch (error) {
    if (!isOver(signal)) throw error;
  }
}

/** Says something to the other tabs, and hears them. */
export interface TabChannel {
  readonly send: (message: unknown) => void;
  readonly close: () => void;
}

/** Joins the tabs that speak under this name; alone where the browser has no such channel. */
export function joinTabs(name: string, hear: (message: unknown) => void): TabChannel {
  if (!('BroadcastChannel' in window)) return { send: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => hear(data);
  return {
    send: (message) => {
      if (isOpen) channel.postMessage(message);
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
