import { goToReadingPlace, readingPlace, type ReadingPlace } from '../../../platform/reading-place';
import { placePath, twinOf } from '../../../routes';
import { onNavigate, onRouteShown } from './navigation-state';

interface Kept {
  readonly twin: string;
  readonly place: ReadingPlace;
}

/**
 * Lets a page that turns into its twin go on where it was read: whoever zooms in to 200 % has not asked for another page,
 * and Gatsby would begin it at its top.
 */
export function keepReadingPlace(): void {
  let kept: Kept | undefined;
  onNavigate((address) => {
    const { pathname } = new URL(address, window.location.href);
    const twin = twinOf(window.location.pathname, placePath(pathname).variant);
    kept = twin === undefined ? undefined : { twin, place: readingPlace() };
  });
  onRouteShown(() => {
    if (kept?.twin === window.location.pathname) goToReadingPlace(kept.place);
    kept = undefined;
  });
}
