import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStore } from 'zustand';
import { MOBILE_HEADER_PX, PC_HEADER_PX, TOAST_OFFSET_PX } from '../config/breakpoints-and-sizes';
import { usePlace } from '../i18n/locale-context';
import { useStrings } from '../i18n/use-strings';
import { useModals } from '../platform/focus/modal';
import { SEEN_HEIGHT } from './dialog';
import { TOASTER_MARK } from './toaster-mark';
import { ToastCard } from './toast-card';
import { toastQueue } from './toast-queue';
import { useToastKeys } from './use-toast-keys';

export { toastQueue };

const { store, dismiss, pause, resume, mostShown } = toastQueue;

/** Dismisses a toast. Resumes the timers, because a removed toast fires neither pointerleave nor blur. */
function close(id: number): void {
  dismiss(id);
  resume();
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
  top: MOBILE_HEADER_PX,
  left: 0,
  // A dialog takes the scroll bar away; what is fixed stays where it was.
  right: 'var(--removed-body-scroll-bar-size, 0px)',
  zIndex: 'toast',
  paddingX: TOAST_OFFSET_PX,
  pointerEvents: 'none',
  // The sheet of the search has its field up there: they stand at the lower edge of what its keyboard leaves to be seen.
  'body:has([role="dialog"] input[type="search"]:focus) &': {
    top: 'auto',
    bottom: `calc(100dvh - var(${SEEN_HEIGHT}, 100dvh) + ${TOAST_OFFSET_PX}px)`,
  },
} satisfies ThemeUIStyleObject;

/** Style on a desk, whose header has its search box where a toast would lie. A search that is used has its suggestions below it: toasts keep to the other side. */
const deskToasterStyle = {
  ...toasterStyle,
  top: PC_HEADER_PX,
  'body:has(header input[type="search"]:focus) & > div > div': { marginLeft: 0 },
  'body:has(main input[type="search"]:focus) & > div > div': { marginRight: 0 },
} satisfies ThemeUIStyleObject;

/**
 * Shows the toasts of the queue, 16 px below the header, and clear of a search that is used. Its two live regions stay, and are there before
 * their first message: what comes into them is read out, errors at once. Around toasts they are a landmark, whose name
 * says the key that leads there.
 */
export function Toaster() {
  const t = useStrings('common');
  const { variant } = usePlace();
  const root = useRef<HTMLDivElement>(null);
  const toasts = useStore(store);
  // Beneath a dialog they are read and pointed at; the keyboard is the dialog's.
  const isBehind = useModals(({ open }) => open > 0);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const shown = isReady ? toasts.slice(0, mostShown) : [];
  const newest = shown.filter(({ leaving }) => !leaving).at(-1)?.id;
  useToastKeys(root, { newest, close });
  const landmark = shown.length > 0 && { role: 'region', 'aria-label': t('toasts') };
  const draw = (isError: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'error') === isError)
      .map(({ id, ...toast }) => (
        <ToastCard key={id} {...toast} isBehind={isBehind} onClose={() => close(id)} />
      ));
  // In the body itself: what lies in the page is hidden from screen readers while a dialog is open.
  return createPortal(
    <div
      ref={root}
      {...{ [TOASTER_MARK]: '' }}
      {...landmark}
      {...pausing}
      sx={variant === 'm' ? toasterStyle : deskToasterStyle}
    >
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
