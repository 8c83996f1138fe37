import { createStore } from 'zustand/vanilla';
import { TOAST_MS } from '../config/times';

/** Words of a toast, and their tone. */
export interface NewToast {
  readonly tone: 'error' | 'info' | 'success' | 'kept';
  readonly text: string;
  /** Page on which something can be done about it, and the words of its link. */
  readonly link?: { readonly to: 'shelf'; readonly text: string };
}

export interface Toast extends NewToast {
  readonly id: number;
  /** It is on its way out. */
  readonly leaving: boolean;
}

/** More at once would cover the page: further ones wait. */
const MOST_SHOWN = 3;
/** How long a toast takes to leave, in milliseconds. */
const LEAVE_MS = 150;

interface ToastTimer {
  /** Milliseconds that the toast has left. */
  left: number;
  since: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Toasts in the order in which they came. Each closes 3000 ms after it was first shown; while the queue is
 * paused no time passes. One that says the same as one that is shown only makes that one stay longer.
 */
export function createToastQueue() {
  const store = createStore<readonly Toast[]>(() => []);
  const clocks = new Map<number, ToastTimer>();
  let lastId = 0;
  let isPaused = false;

  const run = (id: number, clock: ToastTimer): void => {
    clock.since = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.left);
  };

  /** Starts the time of those that have just come into view. */
  const startShown = (): void => {
    for (const { id } of store.getState().slice(0, MOST_SHOWN)) {
      if (clocks.has(id)) continue;
      const clock: ToastTimer = { left: TOAST_MS, since: 0 };
      clocks.set(id, clock);
      if (!isPaused) run(id, clock);
    }
  };

  const dismiss = (id: number): void => {
    clearTimeout(clocks.get(id)?.timer);
    store.setState(
      store.getState().map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)),
      true,
    );
    setTimeout(() => {
      clocks.delete(id);
      store.setState(
        store.getState().filter((toast) => toast.id !== id),
        true,
      );
      startShown();
    }, LEAVE_MS);
  };

  const push = ({ tone, text, link }: NewToast): void => {
    const same = store
      .getState()
      .find((toast) => toast.text === text && toast.tone === tone && !toast.leaving);
    const clock = same && clocks.get(same.id);
    if (same && clock) {
      clearTimeout(clock.timer);
      clock.left = TOAST_MS;
      if (!isPaused) run(same.id, clock);
    } else if (!same) {
      lastId += 1;
      const toast = { id: lastId, tone, text, leaving: false, ...(link && { link }) };
      store.setState([...store.getState(), toast], true);
      startShown();
    }
  };

  const pause = (): void => {
    if (isPaused) return;
    isPaused = true;
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer);
      clock.left -= Date.now() - clock.since;
    }
  };

  const resume = (): void => {
    if (!isPaused) return;
    isPaused = false;
    for (const [id, clock] of clocks) run(id, clock);
  };

  return { store, push, dismiss, pause, resume, mostShown: MOST_SHOWN };
}

/** The toasts of the site. */
export const toastQueue = createToastQueue();
