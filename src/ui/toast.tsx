import { useEffect } from 'react';
import { logError } from '../platform/log';
import { useLazy } from '../platform/use-lazy';
import type { NewToast } from './toast-queue';

function load() {
  return import('./toast.lazy');
}

let isWanted = false;
let onWanted: (() => void) | undefined;

/** Fetches what toasts need while there is a network; a message that the network is gone needs it too. */
export function prefetchToasts(): void {
  load().catch(logError);
}

/**
 * Shows a short message that goes by itself after 3000 ms (specification, section 4). Its code comes with
 * the first one. What a visitor must not miss belongs on the page instead.
 */
export async function showToast(toast: NewToast): Promise<void> {
  isWanted = true;
  onWanted?.();
  try {
    const { toastQueue } = await load();
    toastQueue.push(toast);
  } catch (error) {
    // Nothing can be shown; whoever wanted to say something goes on.
    logError(error);
  }
}

/** Where toasts are shown, to stand once in the frame; empty until the first one. */
export function Toasts() {
  const { code, loadNow } = useLazy(load, { when: false });
  useEffect(() => {
    // Each toast asks, so that the next one tries again when the code did not come.
    onWanted = loadNow;
    if (isWanted) loadNow();
    return () => {
      onWanted = undefined;
    };
  }, [loadNow]);
  return code ? <code.Toaster /> : null;
}
