import { useEffect, type RefObject } from 'react';

/**
 * Sets `--bottom-inset` to the height of an element that covers the lower edge of the window. The footer adds it as
 * padding, so that everything can be scrolled out from under the cover, also by keyboard. Nothing in view moves.
 */
export function useBottomInset(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const give = (): void => {
      const height = `${String(cover.current?.offsetHeight ?? 0)}px`;
      style.setProperty('--bottom-inset', height);
      style.scrollPaddingBottom = height;
    };
    give();
    window.addEventListener('resize', give);
    return () => {
      window.removeEventListener('resize', give);
      style.removeProperty('--bottom-inset');
      style.scrollPaddingBottom = '';
    };
    // After every render: another text has another height.
  });
}
