import { useState } from 'react';
import { hasReadNotice, keepNoticeRead } from '../../../platform/chats/recent-partners-storage';
import type { ChatMessage } from '../conversation/conversation';

/**
 * Keeps the first notice where it stood when the conversation was shown: behind the messages that were there then,
 * and above what the visitor has just asked.
 * @param messages of the conversation, the oldest first
 * @returns how many messages stand before it, undefined once it is read; whether something was said behind it; and the
 * reading of it
 */
export function useFirstNotice(messages: readonly Pick<ChatMessage, 'key' | 'sender'>[]) {
  const [isRead, setIsRead] = useState(hasReadNotice);
  const [lastKey] = useState(() => messages.findLast(({ sender }) => sender !== 'user')?.key);
  const place = messages.findIndex(({ key }) => key === lastKey) + 1;
  return {
    noticeAt: isRead ? undefined : place,
    isPassed: messages.slice(place).some(({ sender }) => sender === 'user'),
    read: () => {
      keepNoticeRead();
      setIsRead(true);
    },
  };
}
