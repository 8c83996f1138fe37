import { useCallback, useRef, useState } from 'react';

/** Distance from the end within which a visitor reads the end, in pixels. */
export const NEAR_END_PX = 80;

/**
 * True when a reader is at the end of what scrolls, and wants to stay there while it grows. Only scrolling up leaves
 * the end: that there is more beneath is no wish of theirs.
 */
export function useStickToBottom() {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const isFollowing = useRef(true);
  const lastTop = useRef(0);
  const settle = useCallback((follows: boolean) => {
    isFollowing.current = follows;
    setIsAtEnd(follows);
  }, []);
  const onScroll = useCallback(
    ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) => {
      if (scrollHeight - scrollTop - clientHeight <= NEAR_END_PX) settle(true);
      else if (scrollTop < lastTop.current) settle(false);
      lastTop.current = scrollTop;
    },
    [settle],
  );
  return {
    isAtEnd,
    isFollowing,
    onScroll,
    follow: useCallback(() => settle(true), [settle]),
    leave: useCallback(() => settle(false), [settle]),
  };
}

export type BottomSticking = ReturnType<typeof useStickToBottom>;
