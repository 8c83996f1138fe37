import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Focus goes to a notice that was opened, never to one that came by itself; when it goes away with the focus
 * in it, the focus is back where it was.
 * @param isOpened the visitor has opened the notice
 */
export function useNoticeFocus(notice: RefObject<HTMLElement | null>, isOpened: boolean): void {
  const cameFrom = useRef<HTMLElement>();
  // A layout effect ends before the notice is taken out, which would lose the focus.
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
