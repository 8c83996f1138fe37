import { useEffect, type RefObject } from 'react';

/**
 * Brings a whole screen into place when the keyboard moves the focus into it: the browser alone scrolls no further
 * than to what has the focus, and rests between two screens.
 */
export function useScreenFocus(place: RefObject<HTMLElement>): void {
  useEffect(() => {
    const scroller = place.current;
    if (!scroller) return undefined;
    let frame = 0;
    const onFocusIn = ({ target }: FocusEvent): void => {
      // The screen of an earlier focus would take the window back.
      cancelAnimationFrame(frame);
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const screen = target.closest<HTMLElement>('[data-screen]');
      // A screen that is taller than the window is left to the browser.
      if (!screen || screen.offsetHeight > scroller.clientHeight + 1) return;
      // After the browser's own scrolling.
      frame = requestAnimationFrame(() => {
        screen.scrollIntoView();
      });
    };
    scroller.addEventListener('focusin', onFocusIn);
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('focusin', onFocusIn);
    };
  }, [place]);
}
