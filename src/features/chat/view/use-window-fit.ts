import { useLayoutEffect, useRef, type RefObject } from 'react';
import { SHALLOW_WINDOW_PX } from '../../../config/breakpoints-and-sizes';

/** It is never lower than this, in pixels: what does not fit scrolls. */
const LEAST_PX = 280;
/** A keyboard takes more of the window than the bars of a browser do. */
const KEYBOARD_SHARE = 0.8;

/** Selector of the parts of a chat that is as long as what is in it, and scrolls with the page. */
export const flowing = '[data-flowing] &';

/** True while a field has the focus, for which a keyboard may have come. */
function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
}

/**
 * Makes a function that tells a shallow window from one that is so low for a keyboard only. Some browsers make the whole
 * window lower for it.
 */
function makeShallowCheck(): () => boolean {
  let tallest = { width: 0, height: 0 };
  return () => {
    const { innerWidth: width, innerHeight: height } = window;
    if (width !== tallest.width || height > tallest.height) tallest = { width, height };
    const isSqueezed = height < tallest.height * KEYBOARD_SHARE && isTyping();
    return height <= SHALLOW_WINDOW_PX && !isSqueezed;
  };
}

/**
 * Fits an element into what a visitor sees of the window: as high as there is room from its top to the lower edge, which
 * on a phone is the keyboard's upper edge while somebody types, and never wider, however wide the page around it is.
 * `data-typing` says that a keyboard is there. In a shallow window nothing is fitted (`data-flowing`): the page scrolls.
 */
export function useWindowFit(): RefObject<HTMLDivElement> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isShallow = makeShallowCheck();
    const fit = (): void => {
      if (!element.current) return;
      const { style, dataset } = element.current;
      style.maxWidth = `${String(document.documentElement.clientWidth)}px`;
      if (isShallow()) {
        style.height = '';
        dataset.flowing = '';
        delete dataset.typing;
        return;
      }
      delete dataset.flowing;
      const seen = window.visualViewport?.height ?? window.innerHeight;
      const top = element.current.getBoundingClientRect().top + window.scrollY;
      const hasKeyboard = seen < window.innerHeight * KEYBOARD_SHARE;
      // Above the consent notice, which a keyboard covers.
      const inset = hasKeyboard ? '0px' : 'var(--bottom-inset, 0px)';
      style.height = `max(${LEAST_PX}px, ${String(Math.round(seen - top))}px - ${inset})`;
      if (hasKeyboard) dataset.typing = '';
      else delete dataset.typing;
      // Browsers scroll the field into view as if the page were as high as before.
      if (hasKeyboard && element.current.contains(document.activeElement)) window.scrollTo(0, 0);
    };
    fit();
    window.visualViewport?.addEventListener('resize', fit);
    window.addEventListener('resize', fit);
    return () => {
      window.visualViewport?.removeEventListener('resize', fit);
      window.removeEventListener('resize', fit);
    };
  }, []);
  return element;
}
