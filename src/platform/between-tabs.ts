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
 * @param run hears by its signal that another tab has taken the lock over, and is to end
 * @param takesOver takes the lock from the tab that has it, instead of waiting
 */
export async function underLock(
  name: string,
  signal: AbortSignal,
  run: (lost: AbortSignal) => Promise<void>,
  takesOver = false,
): Promise<void> {
  const locks = locksOfBrowser();
  const loss = new AbortController();
  let running: Promise<void> | undefined;
  const start = async (): Promise<void> => {
    if (isOver(signal)) return;
    running = run(loss.signal);
    await running;
  };
  if (!locks) return start();
  try {
    await locks.request(name, takesOver ? { steal: true } : { signal }, start);
  } catch (error) {
    loss.abort();
    if (isOver(signal)) return;
    if (!running) throw error;
    await running;
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
