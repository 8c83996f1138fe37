import { useEffect, type RefObject } from 'react';

/**
 * Makes room beneath the page for what lies over its lower edge: everything can be scrolled out from under it,
 * and what is reached by keyboard does not end up there. Nothing that is in view moves.
 */
export const useRoomBelow = (cover: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { body, documentElement: root } = document;
    const give = (): void => {
      const height = `${String(cover.current?.offsetHeight ?? 0)}px`;
      body.style.paddingBottom = height;
      root.style.scrollPaddingBottom = height;
    };
    give();
    window.addEventListener('resize', give);
    return () => {
      window.removeEventListener('resize', give);
      body.style.paddingBottom = '';
      root.style.scrollPaddingBottom = '';
    };
  }, [cover]);
};
