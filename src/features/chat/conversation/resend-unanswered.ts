import type { Locale } from '../../../config/locales';
import { conversationIdOf, type ChatMessage, type Where } from './conversation';
import type { MessageList } from './message-list';
import type { Outbox } from './outbox';

/**
 * The messages that a browser of the visitor has sent and that have no answer. Behind a message of the partner that does not
 * say what it answers, nobody knows of those before it.
 */
function unansweredOf(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = messages.slice(
    messages.findLastIndex(
      ({ sender, replyTo }) => sender === 'character' && replyTo === undefined,
    ) + 1,
  );
  const answered = new Set(known.map(({ replyTo }) => replyTo));
  return known.filter(
    ({ sender, key, id }) =>
      sender === 'user' && id !== undefined && key !== id && !answered.has(id),
  );
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
export async function resendUnanswered(unanswered: Unanswered): Promise<void> {
  const { where, userId, locale, list, outbox, signal } = unanswered;
  if (unansweredOf(list.all).length === 0) return;
  // Reads what is stored, and sends it.
  await outbox.drain();
  const waiting = new Set(
    outbox.of(conversationIdOf({ userId, ...where })).map(({ clientMessageId }) => clientMessageId),
  );
  const lost = unansweredOf(list.all).filter(({ key }) => !waiting.has(key));
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
