import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLazy } from '../../../platform/loading/use-lazy';

function load() {
  return import('./favourite-button.lazy');
}

/** The place of the buttons of a game or role on the page. */
interface ButtonPlace {
  readonly element: HTMLElement;
  /** The kind and the id of the item, and the time of its last change. */
  readonly reads: string;
  /** The path of the page that it was found on. */
  readonly pathname: string;
}

function findPlace(pathname: string): ButtonPlace | undefined {
  const element = document.querySelector<HTMLElement>('[data-reads]');
  return element ? { element, reads: element.dataset.reads ?? '', pathname } : undefined;
}

/**
 * Notes what a visitor reads, and puts the button of favourites and the way back to where reading stopped into the
 * page of a game or role (`item-button-row.tsx`). Nothing elsewhere. Rendered once, in the frame.
 */
export function ReadingTracker({ pathname }: { pathname: string }) {
  const [place, setPlace] = useState<ButtonPlace>();
  const { code } = useLazy(load, { when: place !== undefined });
  useEffect(() => setPlace(findPlace(pathname)), [pathname]);
  // Until the place of the new page is found, the last one is still here.
  if (!code || place?.pathname !== pathname) return null;
  return createPortal(
    <code.FavouriteButtonRow key={pathname} reads={place.reads} />,
    place.element,
  );
}
