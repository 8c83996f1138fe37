import { keep, readKept } from './session-storage';

/** Under this key of session storage the draft is kept. */
export const DRAFT_KEY = 'loginDraft';

/** Under this key of session storage stands the page over which the login dialog is open. */
const KEY = 'loginDialogOver';

/** Remembers that the dialog is open over this page, for when the page is loaded again in this tab. */
export function markOpen(): void {
  keep(KEY, window.location.pathname);
}

/** The dialog is closed for good. */
export function unmarkOpen(): void {
  keep(KEY, undefined);
}

/** Whoever is logged in needs no draft any more; the next visitor must not find it. */
export function forgetDraft(): void {
  keep(DRAFT_KEY, undefined);
}

/** Whether the dialog was open over this page when it was left. On another page that is forgotten. */
export function wasOpenHere(): boolean {
  const path = readKept(KEY);
  if (path !== undefined && path !== window.location.pathname) unmarkOpen();
  return path === window.location.pathname;
}
