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
  let frame = 0;
  let { innerWidth } = window;
  let read: ReadingPlace | undefined;
  const look = (): void => {
    frame = 0;
    // A window of another width has laid the page out anew: what is on top now is not what was read.
    if (window.innerWidth === innerWidth) read = readingPlace();
  };
  const onScroll = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  onNavigate((address) => {
    const { pathname } = new URL(address, window.location.href);
    const twin = twinOf(window.location.pathname, placePath(pathname).variant);
    kept = twin === undefined ? undefined : { twin, place: read ?? readingPlace() };
  });
  onRouteShown(() => {
    ({ innerWidth } = window);
    read = undefined;
    if (kept?.twin === window.location.pathname) settleAt(kept.place);
    kept = undefined;
  });
}
