import type { Locale } from '../../../config/locales';
import { conversationIdOf, type ChatMessage, type Where } from './conversation';
import type { MessageList } from './message-list';
import type { Outbox } from './outbox';

/** The visitor's messages behind the last one of the partner that a visitor's browser has sent. */
function wordsAtEnd(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const lastReply = messages.findLastIndex(({ sender }) => sender === 'character');
  return messages.slice(lastReply + 1).filter(({ key, id }) => id !== undefined && key !== id);
}

interface Unanswered {
  readonly where: Where;
  readonly userId: string;
  readonly locale: Locale;
  readonly list: MessageList;
  readonly outbox: Outbox;
  /** Fires when the user has gone. */
  readonly signal: AbortSignal;
}

/**
 * Asks once more for the answer to messages that the server has and nobody waits for: their tab was closed before the answer
 * came, where it could not store them. They are sent again under their own ids, so that the server has them once.
 */
export async function answerLate(unanswered: Unanswered): Promise<void> {
  const { where, userId, locale, list, outbox, signal } = unanswered;
  if (wordsAtEnd(list.all).length === 0) return;
  // Reads what is stored, and sends it.
  await outbox.drain();
  const waiting = new Set(
    outbox.of(conversationIdOf({ userId, ...where })).map(({ clientMessageId }) => clientMessageId),
  );
  const lost = wordsAtEnd(list.all).filter(({ key }) => !waiting.has(key));
  if (signal.aborted || lost.length === 0) return;
  const { characterId, questId } = where;
  await outbox.adopt(
    lost.map(({ key, content, createdAt }) => ({
      ...{ clientMessageId: key, characterId, content, locale, writtenAt: createdAt },
      ...(questId !== undefined && { questId }),
    })),
  );
  await outbox.drain();
}
