import { useEffect, useState } from 'react';
import type { ChatMessage } from '../conversation/conversation';

/** How many messages of the partner came since the reader left the end; 0 at the end. */
export function useNewCount(messages: readonly ChatMessage[], isAtEnd: boolean): number {
  const lastKey = messages.at(-1)?.key;
  const [seenKey, setSeenKey] = useState(lastKey);
  useEffect(() => {
    if (isAtEnd) setSeenKey(lastKey);
  }, [isAtEnd, lastKey]);
  if (isAtEnd) return 0;
  const seen = messages.findIndex(({ key }) => key === seenKey);
  return messages.slice(seen + 1).filter(({ sender }) => sender === 'character').length;
}
