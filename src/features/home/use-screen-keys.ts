import { useEffect, type RefObject } from 'react';
import { scrollToNextScreen } from './scroll-to-screen';

/** Elements that handle these keys themselves. */
const KEY_TAKERS =
  'input, textarea, select, button, summary, video, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/** The effect of each key, as in browsers; Shift reverses Space. */
const moves: Readonly<Record<string, (scroller: HTMLElement, isShifted: boolean) => void>> = {
  PageDown: (scroller) => {
    scrollToNextScreen(scroller, 1);
  },
  ArrowDown: (scroller) => {
    scrollToNextScreen(scroller, 1);
  },
  ' ': (scroller, isShifted) => {
    scrollToNextScreen(scroller, isShifted ? -1 : 1);
  },
  PageUp: (scroller) => {
    scrollToNextScreen(scroller, -1);
  },
  ArrowUp: (scroller) => {
    scrollToNextScreen(scroller, -1);
  },
  Home: (scroller) => {
    scroller.scrollTo({ top: 0 });
  },
  End: (scroller) => {
    scroller.scrollTo({ top: scroller.scrollHeight });
  },
};

/**
 * Scroll keys for a page whose document does not scroll: while the focus is outside of the scroller, they scroll it.
 * While it is inside, the browser does so by itself.
 */
export function useScreenKeys(place: RefObject<HTMLElement>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, shiftKey, defaultPrevented } = event;
      const scroller = place.current;
      const move = moves[key];
      if (!scroller || !move || defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (!(target instanceof Element) || scroller.contains(target)) return;
      if (target.closest(KEY_TAKERS)) return;
      event.preventDefault();
      move(scroller, shiftKey);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [place]);
}
