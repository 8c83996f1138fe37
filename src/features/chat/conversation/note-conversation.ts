import { noteConversation } from '../../../platform/conversation-notes';
import type { ChatMessage } from './conversation';
import type { ConversationState } from './conversation-handle';

/**
 * Remembers what the partner's card tells of a conversation.
 * @param seenUpTo the id of the partner's last message that the visitor has seen; undefined while nothing was
 */
export function noteLines(
  id: string,
  messages: readonly ChatMessage[],
  { history, quest }: Pick<ConversationState, 'history' | 'quest'>,
  seenUpTo: string | undefined,
): void {
  const last = messages.at(-1);
  // Before the history is there, nobody knows what was said last.
  if (history !== 'ready' || !last) return;
  const { sender, type, content, createdAt: at } = last;
  const said = messages.filter((message) => message.sender === 'character');
  const seen = said.findLastIndex((message) => message.id === seenUpTo);
  noteConversation(id, {
    words: { sender, type, content, at },
    unread: seenUpTo === undefined ? 0 : said.length - 1 - seen,
    isDone: quest?.status === 'done',
  });
}
