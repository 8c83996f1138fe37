import { logError } from '../platform/log';
import type { NewToast } from './toast-queue';

let isWanted = false;
let onWanted: (() => void) | undefined;

/** Tells when the first toast is wanted, also when that was before; for the one place that shows toasts. */
export function whenToastWanted(listener: () => void): () => void {
  onWanted = listener;
  if (isWanted) listener();
  return () => {
    onWanted = undefined;
  };
}

function loadQueue() {
  return import('./toast-queue');
}

/** Fetches what toasts need while there is a network; a message that the network is gone needs it too. */
export function prefetchToasts(): void {
  Promise.all([loadQueue(), import('./toast.lazy')]).catch(logError);
}

/**
 * Shows a short message that goes by itself after 3000 ms (specification, section 4). Its code comes with
 * the first one. What a visitor must not miss belongs on the page instead.
 */
export async function showToast(toast: NewToast): Promise<void> {
  isWanted = true;
  onWanted?.();
  try {
    const { toastQueue } = await loadQueue();
    toastQueue.push(toast);
  } catch (error) {
    // Nothing can be shown; whoever wanted to say something goes on.
    logError(error);
  }
}
