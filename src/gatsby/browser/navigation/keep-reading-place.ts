import { goToReadingPlace, readingPlace, type ReadingPlace } from '../../../platform/reading-place';
import { placePath, twinOf } from '../../../routes';
import { onNavigate, onRouteShown } from './navigation-state';

interface Kept {
  readonly twin: string;
  readonly place: ReadingPlace;
}

/** Frames in which the parts around the place are laid out for the first time, and become as high as they are. */
const SETTLING_FRAMES = 12;

function settleAt(place: ReadingPlace, frames = SETTLING_FRAMES): void {
  goToReadingPlace(place);
  if (frames > 0) requestAnimationFrame(() => settleAt(place, frames - 1));
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
    if (kept?.twin === window.location.pathname) settleAt(kept.place);
    kept = undefined;
  });
}
