import { useEffect, useState, type RefObject } from 'react';
import { useSession } from '../../client/session';
import type { ScreenName } from './screens';

const FIRST: ScreenName = 'top';

const elementOf = (scroller: HTMLElement, name: string): HTMLElement | undefined =>
  Array.from(scroller.querySelectorAll<HTMLElement>('[data-screen]')).find(
    ({ dataset }) => dataset.screen === name,
  );

/** Keeps the screen in the address, so that going back and sharing lead to it; the first needs no fragment. */
const remember = (name: string): void => {
  const { pathname, search, hash } = window.location;
  const wanted = name === FIRST ? '' : `#${name}`;
  if (hash === wanted) return;
  window.history.replaceState(window.history.state, '', pathname + search + wanted);
};

/** The screen that covers the middle of the window. The header is told when it is the first one. */
export const useCurrentScreen = (place: RefObject<HTMLElement>): string => {
  const [current, setCurrent] = useState<string>(FIRST);
  useEffect(() => {
    const scroller = place.current;
    if (!scroller) return undefined;
    // A link from elsewhere, or the way back, may ask for a screen.
    elementOf(scroller, window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          const name = target.dataset.screen ?? FIRST;
          setCurrent(name);
          useSession.setState({ isHomeFirstPage: name === FIRST });
          remember(name);
        }
      },
      { root: scroller, rootMargin: '-50% 0px' },
    );
    scroller.querySelectorAll('[data-screen]').forEach((screen) => {
      observer.observe(screen);
    });
    return () => {
      observer.disconnect();
      useSession.setState({ isHomeFirstPage: true });
    };
  }, [place]);
  return current;
};
