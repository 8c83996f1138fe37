import { navigate } from 'gatsby';
import { isBusy } from '../client/unsaved-work';
import { wantedVariant } from '../client/variant-choice';
import { twinOf } from '../routes';

/**
 * Leads to the page's twin when the window crosses the width between the variants, in the place of the page and
 * without loading it anew; a visitor who is in the middle of something is left alone until then (design,
 * "check-device").
 */
export const followWidth = (): void => {
  const follow = (): void => {
    const { pathname, search, hash } = window.location;
    const twin = twinOf(pathname, wantedVariant());
    if (twin !== undefined && !isBusy()) navigate(twin + search + hash, { replace: true });
  };
  window.addEventListener('resize', follow);
  document.addEventListener('focusout', () => {
    // The field is left a moment after the event.
    setTimeout(follow);
  });
};
