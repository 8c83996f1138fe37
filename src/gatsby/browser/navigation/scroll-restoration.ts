import { onRouteShown } from './navigation-state';

/**
 * Keeps Gatsby from noting a wrong place to scroll to. On the way back or forward a browser scrolls to where the
 * next page was left while the last one is still shown; Gatsby would take that for the last one's own place, and
 * lead there the next time.
 */
export function protectScrollRestoration(): void {
  let isTravelling = false;
  onRouteShown(() => {
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
