import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { QUIET_FRAGMENT } from '../../routes/quiet-fragment';

/** The element that everything else is drawn in. */
const FRAME = '#___gatsby';

/** Gives the focus back to what opened the page; where it has gone, to the page itself. */
function giveFocusBack(): void {
  const opener = document.querySelector<HTMLElement>(`main a[href="${QUIET_FRAGMENT}"]`);
  const back = opener ?? document.querySelector<HTMLElement>('main');
  back?.focus({ preventScroll: true });
}

/** Lays the page beneath to rest: nothing in it has the focus, is read out or scrolls. */
function useInertFrame(): void {
  useLayoutEffect(() => {
    const frame = document.querySelector(FRAME);
    const { style } = document.documentElement;
    const { overflow } = style;
    frame?.setAttribute('inert', '');
    style.overflow = 'hidden';
    return () => {
      frame?.removeAttribute('inert');
      style.overflow = overflow;
      giveFocusBack();
    };
  }, []);
}

/** Escape leaves, but for one that closes a list or that an input method takes. */
function useEscape(onLeave: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, isComposing, defaultPrevented, target } = event;
      if (key !== 'Escape' || isComposing || defaultPrevented) return;
      if (target instanceof HTMLSelectElement) return;
      event.preventDefault();
      onLeave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onLeave]);
}

/**
 * Makes an element the whole window: the focus begins with its heading, Escape leaves, and the focus goes back.
 * @param onLeave one function for good
 */
export function useQuietWindow(heading: RefObject<HTMLElement>, onLeave: () => void): void {
  useInertFrame();
  useEscape(onLeave);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
