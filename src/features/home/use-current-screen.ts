import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSession } from '../../api-client/session/session';
import type { StringKey } from '../../i18n/strings';

/** The screens of the home page in order; each name is a fragment, and the key of the string that names it. */
export const SCREENS = [
  'top',
  'partners',
  'games',
  'activities',
  'app',
] as const satisfies readonly StringKey<'home'>[];

export type ScreenName = (typeof SCREENS)[number];

/** Screens that are dark in both schemes. */
export const NIGHT_SCREENS: readonly ScreenName[] = ['top', 'games', 'app'];

const FIRST: ScreenName = 'top';

function elementOf(scroller: HTMLElement, name: string): HTMLElement | undefined {
  return Array.from(scroller.querySelectorAll<HTMLElement>('[data-screen]')).find(
    ({ dataset }) => dataset.screen === name,
  );
}

/** Writes the screen into the address, for going back and sharing; the first screen has no fragment. */
function remember(name: string): void {
  const { pathname, search, hash } = window.location;
  const wanted = name === FIRST ? '' : `#${name}`;
  if (hash === wanted) return;
  window.history.replaceState(window.history.state, '', pathname + search + wanted);
}

/** Scrolls to the screen in the fragment of an address; to the first without one. */
function goToAsked(scroller: HTMLElement, { hash }: Pick<URL, 'hash'>, behavior: ScrollBehavior) {
  elementOf(scroller, hash.slice(1) || FIRST)?.scrollIntoView({ behavior });
}

/**
 * Scrolls to the screen of the address when a link to this same page was clicked, such as the logo.
 * @param visit changes with each navigation
 */
function useRevisit(place: RefObject<HTMLElement>, visit: string | undefined): void {
  const last = useRef(visit);
  useEffect(() => {
    if (last.current === visit) return;
    last.current = visit;
    if (place.current) goToAsked(place.current, window.location, 'auto');
  }, [place, visit]);
}

/** Tells the header what it lies on: the first screen, another dark one, or a light one. */
function tellHeader(name: string): void {
  const isFirst = name === FIRST;
  const isNight = !isFirst && NIGHT_SCREENS.some((each) => each === name);
  useSession.setState({ isHomeFirstPage: isFirst });
  document.documentElement.toggleAttribute('data-night-screen', isNight);
}

/**
 * Finds the screen that came to the middle of the window last. A busy browser reports several frames at once, and screen
 * by screen: where the window came back to a screen, the one in between stands behind it.
 */
function lastReached(entries: readonly IntersectionObserverEntry[]): string | undefined {
  const reached = entries
    .filter(({ isIntersecting }) => isIntersecting)
    .sort((one, other) => one.time - other.time)
    .at(-1)?.target;
  return reached instanceof HTMLElement ? (reached.dataset.screen ?? FIRST) : undefined;
}

/** Gives the name of the screen in the middle of the window, and tells the header. */
export function useCurrentScreen(place: RefObject<HTMLElement>, visit: string | undefined): string {
  const [current, setCurrent] = useState<string>(FIRST);
  useRevisit(place, visit);
  useEffect(() => {
    const scroller = place.current;
    if (!scroller) return undefined;
    const { pathname } = window.location;
    // Without a fragment the visitor may have scrolled already, so nothing moves.
    if (window.location.hash !== '') goToAsked(scroller, window.location, 'instant');
    // Going back within the page: without a fragment it means the first screen. On a slow machine a screen that is passed
    // on the way may have written itself into the address by now (`remember`).
    const onHashChange = ({ newURL }: HashChangeEvent): void => {
      if (window.location.pathname === pathname) goToAsked(scroller, new URL(newURL), 'auto');
    };
    window.addEventListener('hashchange', onHashChange);
    const observer = new IntersectionObserver(
      (entries) => {
        const name = lastReached(entries);
        if (name === undefined) return;
        setCurrent(name);
        tellHeader(name);
        remember(name);
      },
      { root: scroller, rootMargin: '-50% 0px' },
    );
    scroller.querySelectorAll('[data-screen]').forEach((screen) => observer.observe(screen));
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      observer.disconnect();
      tellHeader(FIRST);
    };
  }, [place]);
  return current;
}
