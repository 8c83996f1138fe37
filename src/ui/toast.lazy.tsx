import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStore } from 'zustand';
import { TOAST_OFFSET_PX } from '../config/breakpoints-and-sizes';
import { TOASTER_MARK } from './toaster-mark';
import { ToastCard } from './toast-card';
import { toastQueue, type Toast } from './toast-queue';

export { toastQueue };

const { store, dismiss, pause, resume, mostShown } = toastQueue;

/** Dismisses a toast. Resumes the timers, because a removed toast fires neither pointerleave nor blur. */
function close(id: number): void {
  dismiss(id);
  resume();
}

/** Escape closes the newest toast, and nothing beneath it. */
function useEscape(shown: readonly Toast[]): void {
  const newest = shown.filter(({ leaving }) => !leaving).at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      close(newest);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [newest]);
}

/** Pointing at toasts, or the focus in them, stops their time. */
const pausing = {
  onPointerEnter: pause,
  onPointerLeave: resume,
  onFocus: pause,
  onBlur: resume,
};

const toasterStyle = {
  position: 'fixed',
  top: 0,
  left: 0,
  // A dialog takes the scroll bar away; what is fixed stays where it was.
  right: 'var(--removed-body-scroll-bar-size, 0px)',
  zIndex: 'toast',
  paddingX: TOAST_OFFSET_PX,
  pointerEvents: 'none',
} satisfies ThemeUIStyleObject;

/**
 * Shows the toasts of the queue, 16 px from the upper edge. Its two live regions stay, and are there before
 * their first message: what comes into them is read out, errors at once.
 */
export function Toaster() {
  const toasts = useStore(store);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const shown = isReady ? toasts.slice(0, mostShown) : [];
  useEscape(shown);
  const draw = (isError: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'error') === isError)
      .map(({ id, ...toast }) => <ToastCard key={id} {...toast} onClose={() => close(id)} />);
  // In the body itself: what lies in the page is hidden from screen readers while a dialog is open.
  return createPortal(
    <div {...{ [TOASTER_MARK]: '' }} {...pausing} sx={toasterStyle}>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {draw(true)}
      </div>
      <div role="status" aria-live="polite" aria-atomic="false">
        {draw(false)}
      </div>
    </div>,
    document.body,
  );
}
