import { useEffect, type RefObject } from 'react';

/**
 * Makes room for what lies over the lower edge of the window, by a property that the foot of every page heeds:
 * everything can be scrolled out from under it, and what is reached by keyboard does not end up there. Nothing
 * that is in view moves.
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
    // After every rendering: another text is another height.
  });
}
