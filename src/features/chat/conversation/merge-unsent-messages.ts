import type { ChatMessage } from './conversation';
import type { MessageList } from './message-list';
import type { OutboxEntry } from './outbox-storage';

/** A message of the visitor that the server does not have yet. */
export function unsentMessage(
  {
    clientMessageId,
    content,
    writtenAt,
  }: Pick<OutboxEntry, 'clientMessageId' | 'content' | 'writtenAt'>,
  delivery: ChatMessage['delivery'],
): ChatMessage {
  return {
    key: clientMessageId,
    id: undefined,
    sender: 'user',
    type: 'text',
    content,
    createdAt: writtenAt,
    delivery,
    references: [],
  };
}

function toUnsent(entry: OutboxEntry, sending: ReadonlySet<string>): ChatMessage {
  const { clientMessageId, failure } = entry;
  if (failure) return { ...unsentMessage(entry, 'failed'), failure };
  return unsentMessage(entry, sending.has(clientMessageId) ? 'sending' : 'waiting');
}

/**
 * The messages of a conversation: what the server has, and behind it what it does not have yet.
 * @param entries what of this conversation is in the outbox
 * @param sending the ids of the messages that are on their way
 * @returns the list's own array where nothing is to be added or marked
 */
export function mergeUnsentMessages(
  list: MessageList,
  entries: readonly OutboxEntry[],
  sending: ReadonlySet<string>,
): readonly ChatMessage[] {
  const unsent = entries.filter(({ clientMessageId }) => !list.has(clientMessageId));
  const unanswered = new Map(
    entries.flatMap(({ clientMessageId, failure }) =>
      failure ? [[clientMessageId, failure]] : [],
    ),
  );
  const known =
    unanswered.size === 0
      ? list.all
      : list.all.map((message): ChatMessage => {
          const failure = unanswered.get(message.key);
          return failure ? { ...message, delivery: 'failed', failure } : message;
        });
  return unsent.length === 0 ? known : [...known, ...unsent.map((each) => toUnsent(each, sending))];
}
