import { RELOAD_GUARD_MS } from '../../../config/times';
import { mayReload } from '../../../platform/reload-guard';
import { navigation } from './navigation-state';

/** Loads an address of this site anew, as a browser does without scripts. */
export function loadAnew(address: string, replace = false): void {
  navigation.isLeaving = true;
  setTimeout(() => {
    navigation.isLeaving = false;
  }, RELOAD_GUARD_MS);
  const { pathname, search } = window.location;
  // The same page with another fragment would only scroll.
  if (address.replace(/#.*/, '') === pathname + search) {
    window.history.replaceState(window.history.state, '', address);
    window.location.reload();
  } else if (replace) window.location.replace(address);
  else window.location.assign(address);
}

/**
 * Loads an address of this site anew because something of it did not fit, at most once per 10 s for its path and
 * five times a minute in all.
 * @returns false when that was a moment ago, so that the caller has to do with what there is
 */
export function reloadAt(address: string, replace?: boolean): boolean {
  // Two parts may be gone at once: the second one waits for the same reload.
  if (navigation.isLeaving) return true;
  // By `URL`, because a link may spell the path in another way than the browser does.
  if (!mayReload(new URL(address, window.location.href).pathname)) return false;
  loadAnew(address, replace);
  return true;
}
