import { onRouteShown } from './navigation-state';

/** A fragment that names no element is the state of its page: Gatsby would leave the page where the last one was. */
function namesNothing(hash: string): boolean {
  return hash !== '' && document.getElementById(decodeURI(hash.slice(1))) === null;
}

/**
 * Begins a page at its top also where its fragment names no element, and keeps Gatsby from noting a wrong place to
 * scroll to. On the way back or forward a browser scrolls to where the next page was left while the last one is still
 * shown; Gatsby would take that for the last one's own place, and lead there the next time.
 */
export function protectScrollRestoration(): void {
  let isTravelling = false;
  let shown = window.location.pathname;
  onRouteShown(() => {
    const { pathname, hash } = window.location;
    if (!isTravelling && pathname !== shown && namesNothing(hash)) window.scrollTo(0, 0);
    shown = pathname;
    isTravelling = false;
  });
  window.addEventListener('popstate', () => {
    isTravelling = true;
  });
  window.addEventListener(
    'scroll',
    (event) => {
      if (isTravelling && event.target === document) event.stopImmediatePropagation();
    },
    { capture: true, passive: true },
  );
}
