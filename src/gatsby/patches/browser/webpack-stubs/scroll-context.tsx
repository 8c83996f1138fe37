import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Replaces gatsby-react-router-scroll in the browser: a page is scrolled to its fragment, to where it was left when the
 * history leads back to it, or to its top.
 */

interface PageLocation {
  readonly pathname: string;
  readonly hash: string;
  /** Name of its entry in the history. */
  readonly key: string;
}

/** Places of this tab where the browser keeps nothing. */
const inMemory = new Map<string, string>();

function storageKey({ pathname, key }: PageLocation): string {
  return `@@scroll|${pathname}|${key}`;
}

function readPlace(location: PageLocation): number {
  const key = storageKey(location);
  let kept: string | null | undefined;
  try {
    kept = sessionStorage.getItem(key);
  } catch {
    kept = inMemory.get(key);
  }
  return Number(kept ?? 0);
}

function keepPlace(location: PageLocation, place: number): void {
  const key = storageKey(location);
  try {
    sessionStorage.setItem(key, String(place));
  } catch {
    inMemory.set(key, String(place));
  }
}

interface Props {
  readonly children: ReactNode;
  readonly location: PageLocation;
}

export function ScrollContext({ children, location }: Props) {
  const shown = useRef<PageLocation>();
  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    shown.current = location;
    if (location.hash !== '') {
      document.getElementById(decodeURI(location.hash).slice(1))?.scrollIntoView();
      return;
    }
    const place = readPlace(location);
    if (!isFirst || place > 0) window.scrollTo(0, place);
  });
  useEffect(() => {
    // At once, a frame at most later: a page that is left in the next one has its place.
    const onScroll = (): void => {
      if (shown.current) keepPlace(shown.current, window.scrollY);
    };
    window.addEventListener('scroll', onScroll);
    return () => {
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return children;
}

/** Gatsby names its hook for what scrolls inside of a page; nothing here calls it. */
export const useScrollRestoration = undefined;
