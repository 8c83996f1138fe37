import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a notice that the visitor opened, never to one that appeared by itself. When a notice closes
 * with the focus inside, the focus returns to where it was before.
 * @param isOpened the visitor has opened the notice
 */
export function useNoticeFocus(notice: RefObject<HTMLElement | null>, isOpened: boolean): void {
  const cameFrom = useRef<HTMLElement>();
  // A layout effect is cleaned up before the notice is removed, which would lose the focus.
  useLayoutEffect(() => {
    const { current } = notice;
    const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !current?.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    };
    current?.addEventListener('focusin', onFocusIn);
    return () => {
      current?.removeEventListener('focusin', onFocusIn);
      if (current?.contains(document.activeElement)) cameFrom.current?.focus();
    };
  }, [notice]);
  useEffect(() => {
    if (isOpened) notice.current?.focus();
  }, [notice, isOpened]);
}
