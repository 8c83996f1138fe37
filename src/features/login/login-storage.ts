import { readStored, writeStored } from '../../platform/storage';

/** Remembers that the dialog is open on this page, to reopen it after a reload in this tab. */
export function markOpen(): void {
  writeStored('sessionStorage', 'loginDialogOver', window.location.pathname);
}

export function unmarkOpen(): void {
  writeStored('sessionStorage', 'loginDialogOver', undefined);
}

/** Deletes the draft after a login: the next visitor must not find it. */
export function forgetDraft(): void {
  writeStored('sessionStorage', 'loginDraft', undefined);
}

/** True when the dialog was open as this page was left. Forgets it on another page. */
export function wasOpenHere(): boolean {
  const path = readStored('sessionStorage', 'loginDialogOver', (text) => text);
  if (path !== null && path !== window.location.pathname) unmarkOpen();
  return path === window.location.pathname;
}
