import { useState } from 'react';
import { hasReadNotice, keepNoticeRead } from '../../../platform/chats/recent-partners-storage';

/**
 * Keeps the first notice where it stood when the conversation was shown: behind the messages that were there then.
 * @param messages of the conversation, the oldest first
 * @returns how many messages stand before it, undefined once it is read; and the reading of it
 */
export function useFirstNotice(messages: readonly { readonly key: string }[]) {
  const [isRead, setIsRead] = useState(hasReadNotice);
  const [lastKey] = useState(() => messages.at(-1)?.key);
  return {
    noticeAt: isRead ? undefined : messages.findIndex(({ key }) => key === lastKey) + 1,
    read: () => {
      keepNoticeRead();
      setIsRead(true);
    },
  };
}
