import { useEffect } from 'react';

/**
 * Says that a conversation is read when its last message has been in view.
 * @param lastKey of the last message; undefined where there is none
 */
export function useMarkRead(
  lastKey: string | undefined,
  isAtEnd: boolean,
  markRead: () => void,
): void {
  useEffect(() => {
    if (!isAtEnd || lastKey === undefined) return undefined;
    const mark = (): void => {
      if (document.visibilityState === 'visible') markRead();
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [isAtEnd, lastKey, markRead]);
}
