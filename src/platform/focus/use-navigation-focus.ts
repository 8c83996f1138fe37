import { useEffect, useRef } from 'react';
import { twinOf, VARIANTS } from '../../routes';
import { headingOnTop } from '../reading-place';
import { announce } from '../voice';
import { findFollowedLink, noteFollowedLinks } from './followed-links';
import { settleFocus, type Wish } from './settle-focus';

function isTwin(from: string, to: string): boolean {
  return VARIANTS.some((variant) => twinOf(from, variant) === to);
}

function heading(): HTMLElement | null {
  return document.querySelector('main h1');
}

/** The field that a page has chosen itself, such as that of the search page. */
function ownField(): HTMLElement | undefined {
  const { activeElement } = document;
  const isField = activeElement?.matches('main :is(input, textarea, select)') === true;
  return isField && activeElement instanceof HTMLElement ? activeElement : undefined;
}

/** The part of a page that the fragment names. */
function namedPart(): HTMLElement | undefined {
  const named = document.getElementById(window.location.hash.slice(1));
  return named?.closest('main') ? named : undefined;
}

/** Lists where the focus goes on a page that has just been shown: the best first, the last one always there. */
function wishesFor(from: string, to: string): Wish[] {
  const best = [ownField(), isTwin(from, to) ? headingOnTop() : namedPart()];
  return [
    ...findFollowedLink(),
    ...best.flatMap((element) => (element ? [() => [element]] : [])),
    () => Array.from(document.querySelectorAll<HTMLElement>('main h1')),
    () => Array.from(document.querySelectorAll<HTMLElement>('main')),
  ];
}

/** Topic of the words that name a page. */
const PAGE_NAME = 'page';

/**
 * Moves the focus, after each navigation, to where the page begins: on the way back or forward to the link by which it was
 * left, else to the part that the fragment names, else to the heading, which in a shell comes later. A page that turns
 * into its twin goes on at the section that is read. The voice of the site names the page where what has the focus does not
 * say which page it is.
 * @param pathname of the page that is shown
 */
export function useNavigationFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(noteFollowedLinks, []);
  useEffect(() => {
    const from = shown.current;
    if (from === pathname) return undefined;
    shown.current = pathname;
    const wishes = wishesFor(from, pathname);
    const isKnown = isTwin(from, pathname);
    let frame = 0;
    let stop = (): void => undefined;
    const say = (element: HTMLElement): void => {
      cancelAnimationFrame(frame);
      // What renders together with the page may bring its heading.
      frame = requestAnimationFrame(() => {
        // A list that came late was not there yet when the page was scrolled to where it had been.
        if (element.matches('a')) element.scrollIntoView({ block: 'nearest' });
        // Without a heading the page is still coming, and its title is that of a shell: the heading will say it.
        const isSaid = isKnown || element.matches('h1');
        announce(isSaid ? '' : (heading()?.textContent ?? ''), PAGE_NAME);
      });
    };
    let isGone = false;
    // Gatsby's router gives the focus to its wrapper behind the effects of everything in it.
    queueMicrotask(() => {
      if (!isGone) stop = settleFocus(wishes, say);
    });
    return () => {
      isGone = true;
      cancelAnimationFrame(frame);
      announce('', PAGE_NAME);
      stop();
    };
  }, [pathname]);
}
