import { keep, readKept } from './session-storage';

/** Under this key of session storage stands the page over which the login dialog is open. */
const KEY = 'loginDialogOver';

/** Remembers that the dialog is open over this page, for when the page is loaded again in this tab. */
export const markOpen = (): void => keep(KEY, window.location.pathname);

/** The dialog is closed for good. */
export const unmarkOpen = (): void => keep(KEY, undefined);

/** Whether the dialog was open over this page when it was left. On another page that is forgotten. */
export const wasOpenHere = (): boolean => {
  const path = readKept(KEY);
  if (path !== undefined && path !== window.location.pathname) unmarkOpen();
  return path === window.location.pathname;
};
