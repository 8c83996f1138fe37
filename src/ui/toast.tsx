import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { TOAST_OFFSET_PX } from '../config/breakpoints-and-sizes';
import { TOAST_MS } from '../config/times';
import { logError } from '../platform/log';
import { importWithoutReload } from '../platform/loading/import-without-reload';
import { useLazy } from '../platform/loading/use-lazy';
import type { NewToast } from './toast-queue';

function load() {
  return import('./toast.lazy');
}

let isWanted = false;
let onWanted: (() => void) | undefined;
let onMissed: ((toast: NewToast) => void) | undefined;

/** Fetches what toasts need while there is a network; a message that the network is gone needs it too. */
export function prefetchToasts(): void {
  importWithoutReload(load).catch(logError);
}

/**
 * Shows a short message that goes by itself after 3000 ms (specification, section 4). Its code comes with
 * the first one; where it does not come, the message is shown plainly. What a visitor must not miss belongs on the
 * page instead.
 */
export async function showToast(toast: NewToast): Promise<void> {
  isWanted = true;
  onWanted?.();
  try {
    const { toastQueue } = await load();
    toastQueue.push(toast);
  } catch (error) {
    logError(error);
    onMissed?.({ ...toast });
  }
}

const plainStyle = {
  position: 'fixed',
  insetInline: TOAST_OFFSET_PX,
  top: TOAST_OFFSET_PX,
  zIndex: 'toast',
  width: 'fit-content',
  marginX: 'auto',
  paddingX: 4,
  paddingY: 2,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'medium',
  backgroundColor: 'surface',
  boxShadow: 'raised',
} satisfies ThemeUIStyleObject;

/** A message without the code of toasts, such as the one that there is no network to fetch it. */
function PlainToast() {
  const [missed, setMissed] = useState<NewToast>();
  useEffect(() => {
    onMissed = setMissed;
    return () => {
      onMissed = undefined;
    };
  }, []);
  useEffect(() => {
    if (!missed) return undefined;
    const timer = setTimeout(() => setMissed(undefined), TOAST_MS);
    return () => clearTimeout(timer);
  }, [missed]);
  if (!missed) return null;
  return createPortal(
    <p role="alert" sx={plainStyle}>
      {missed.text}
    </p>,
    document.body,
  );
}

/** Shows toasts, to stand once in the frame; empty until the first one. */
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
  return code ? <code.Toaster /> : <PlainToast />;
}
