import { useEffect, type RefObject } from 'react';

/** Whatever takes keys for itself. */
const KEY_TAKERS =
  'input, textarea, select, button, summary, video, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/** How far a key goes, in screens; Space is told apart by Shift. */
const steps: Readonly<Record<string, number>> = {
  PageDown: 1,
  ArrowDown: 1,
  ' ': 1,
  PageUp: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

const scrollBehind = (scroller: HTMLElement, step: number): void => {
  const { clientHeight, scrollHeight, scrollTop } = scroller;
  const top = Number.isFinite(step)
    ? scrollTop + step * clientHeight
    : Math.sign(step) * scrollHeight;
  // Snapping brings it to the edge of a screen; the scroller's own style says how it moves there.
  scroller.scrollTo({ top });
};

/**
 * Keys that scroll a page, for a page whose document does not scroll: while nothing has the focus, or
 * something outside of the scroller has, they are handed to the scroller. Inside, the browser does it.
 */
export const useScreenKeys = (place: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, shiftKey, defaultPrevented } = event;
      const scroller = place.current;
      const step = steps[key];
      if (!scroller || step === undefined || defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (!(target instanceof Element) || scroller.contains(target)) return;
      if (target.closest(KEY_TAKERS)) return;
      event.preventDefault();
      scrollBehind(scroller, key === ' ' && shiftKey ? -step : step);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [place]);
};
