import { readStored, writeStored } from '../../platform/storage';

/** Remembers that the dialog is open over this page, for when the page is loaded again in this tab. */
export function markOpen(): void {
  writeStored('sessionStorage', 'loginDialogOver', window.location.pathname);
}

/** The dialog is closed for good. */
export function unmarkOpen(): void {
  writeStored('sessionStorage', 'loginDialogOver', undefined);
}

/** Whoever is logged in needs no draft any more; the next visitor must not find it. */
export function forgetDraft(): void {
  writeStored('sessionStorage', 'loginDraft', undefined);
}

/** Whether the dialog was open over this page when it was left. On another page that is forgotten. */
export function wasOpenHere(): boolean {
  const path = readStored('sessionStorage', 'loginDialogOver', (text) => text);
  if (path !== null && path !== window.location.pathname) unmarkOpen();
  return path === window.location.pathname;
}
