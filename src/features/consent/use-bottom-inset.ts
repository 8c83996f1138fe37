import { useEffect, type RefObject } from 'react';

/**
 * Sets `--bottom-inset` to the height of an element at the lower edge of the window: the foot of pages, the screens of
 * the home page and chats leave as much room, so that it covers nothing. For a visitor who has not answered the document
 * has it from the first frame (`document-styles.ts`).
 */
export function useBottomInset(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const give = (): void => {
      root.style.setProperty('--bottom-inset', `${String(strip.current?.offsetHeight ?? 0)}px`);
    };
    give();
    window.addEventListener('resize', give);
    return () => {
      window.removeEventListener('resize', give);
      root.style.removeProperty('--bottom-inset');
      root.removeAttribute('data-asks');
    };
    // After every render: another text has another height.
  });
}
