import { navigate } from 'gatsby';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { QUIET_FRAGMENT } from '../../routes/quiet-fragment';

/** Mark of an entry of the history whose last one is the same page, not quiet. */
const OPENED_HERE = 'isQuietOpenedHere';

function isQuiet(): boolean {
  return window.location.hash === QUIET_FRAGMENT;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
  };
}

function wasOpenedHere(): boolean {
  const state: unknown = window.history.state;
  return state instanceof Object && Reflect.get(state, OPENED_HERE) === true;
}

/** Notes that the page was opened by a link of its own: the way out is then the way back. */
function noteOpening({ oldURL }: HashChangeEvent): void {
  const last = new URL(oldURL);
  const { pathname, search } = window.location;
  if (!isQuiet() || last.pathname + last.search !== pathname + search) return;
  const state: unknown = window.history.state;
  // What Gatsby has noted there, such as the key of the entry, stays.
  window.history.replaceState(Object.assign({}, state, { [OPENED_HERE]: true }), '');
}

/**
 * Tells whether the address asks for the quiet page, which the browser's way back leaves.
 * @returns whether it does, and the function that leaves: one for good
 */
export function useQuietHistory(): readonly [boolean, () => void] {
  const isOpen = useSyncExternalStore(subscribe, isQuiet, () => false);
  useEffect(() => {
    window.addEventListener('hashchange', noteOpening);
    return () => window.removeEventListener('hashchange', noteOpening);
  }, []);
  const leave = useCallback(() => {
    if (!isQuiet()) return;
    const { pathname, search } = window.location;
    if (wasOpenedHere()) window.history.back();
    else navigate(pathname + search, { replace: true });
  }, []);
  return [isOpen, leave];
}
