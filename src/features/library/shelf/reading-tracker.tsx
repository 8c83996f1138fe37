import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLazy } from '../../../platform/loading/use-lazy';
import { readStored } from '../../../platform/storage';

function load() {
  return import('./favourite-button.lazy');
}

function loadCounter() {
  return import('./shelf-count.lazy');
}

/** True where something was kept before: only then is there something to count or to greet with on a page that adds nothing. */
function hasRecord(): boolean {
  const isThere = (text: string | null): boolean => text !== null;
  return (
    readStored('localStorage', 'reading', isThere) ||
    readStored('localStorage', 'recentPartners', isThere)
  );
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
 * page of a game or role (`item-button-row.tsx`); elsewhere it only tells the doors to the shelf what to count, and greets on the
 * home page who comes back.
 * Rendered once, in the frame.
 */
export function ReadingTracker({ pathname }: { pathname: string }) {
  const [place, setPlace] = useState<ButtonPlace>();
  const { code } = useLazy(load, { when: place !== undefined });
  const [isCounting, setCounting] = useState(hasRecord);
  const { code: counter } = useLazy(loadCounter, { when: isCounting });
  useEffect(() => {
    const found = findPlace(pathname);
    setPlace(found);
    if (found || hasRecord()) setCounting(true);
  }, [pathname]);
  // Until the place of the new page is found, the last one is still here.
  const isHere = place?.pathname === pathname;
  return (
    <>
      {counter && <counter.ShelfCounter />}
      {counter && <counter.WelcomeBack pathname={pathname} />}
      {code &&
        isHere &&
        createPortal(<code.FavouriteButtonRow key={pathname} reads={place.reads} />, place.element)}
    </>
  );
}
