import { navigate } from 'gatsby';
import { isBusy } from '../../../platform/unsaved-work';
import { wantedVariant } from '../../../platform/variant-choice';
import { twinOf } from '../../../routes';
import { currentGoal, onRouteShown } from './navigation-state';

/**
 * Leads to the page's twin when the window crosses the width between the variants, in the place of the page and
 * without loading it anew. It waits while a visitor is in the middle of something (design, "check-device"); on paper,
 * which is narrow too, a page stays what it is.
 */
export function followWidth(): void {
  const follow = (): void => {
    const { pathname, search, hash } = window.location;
    const twin = twinOf(pathname, wantedVariant());
    if (twin === undefined || isBusy() || window.matchMedia('print').matches) return;
    const address = twin + search + hash;
    // `resize` fires many times while a window is dragged.
    if (currentGoal().address !== address) navigate(address, { replace: true });
  };
  // The window may have crossed the line again while the twin was being loaded.
  onRouteShown(follow);
  window.addEventListener('resize', follow);
  // It may have crossed the line before this code was there.
  follow();
  document.addEventListener('focusout', () => {
    // The field is left a moment after the event.
    setTimeout(follow);
  });
}
