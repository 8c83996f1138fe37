import type { NewToast } from './toast-queue';

let isWanted = false;
let onWanted: (() => void) | undefined;

/** Tells when the first toast is wanted, also when that was before; for the one place that shows toasts. */
export const whenToastWanted = (listener: () => void): (() => void) => {
  onWanted = listener;
  if (isWanted) listener();
  return () => {
    onWanted = undefined;
  };
};

/**
 * Shows a short message that goes by itself after 3000 ms (specification, section 4). Its code comes with
 * the first one. What a visitor must not miss belongs on the page instead.
 */
export const showToast = async (toast: NewToast): Promise<void> => {
  isWanted = true;
  onWanted?.();
  const { toastQueue } = await import('./toast-queue');
  toastQueue.push(toast);
};
