import { mayReload } from '../client/reload-guard';

/** Loads an address of this site anew, as a browser does without scripts. */
export const go = (address: string, replace = false): void => {
  const { pathname, search } = window.location;
  // The same page with another fragment would only scroll.
  if (address.split('#')[0] === pathname + search) {
    window.history.replaceState(window.history.state, '', address);
    window.location.reload();
  } else if (replace) window.location.replace(address);
  else window.location.assign(address);
};

/**
 * Loads an address of this site anew because something of it did not fit, at most once per 10 s for its path.
 * @returns false when that was a moment ago, so that the caller has to do with what there is
 */
export const reloadAt = (address: string, replace?: boolean): boolean => {
  if (!mayReload(address.split(/[?#]/)[0] ?? address)) return false;
  go(address, replace);
  return true;
};
