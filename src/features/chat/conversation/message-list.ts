import type { WireMessage } from '../../../contract';
import type { ChatMessage } from './conversation';
import type { OutboxEntry } from '../../../platform/chats/unsent-database';

/** A message of the API as the views show it. */
export function toChatMessage(message: WireMessage): ChatMessage {
  const { id, sender, type, content, created_at, client_message_id, draft_id } = message;
  const { references = [], origin = 'model', needs_help: needsHelp, reply_to: replyTo } = message;
  return {
    key: client_message_id ?? id,
    id,
    sender,
    type,
    content,
    createdAt: created_at,
    delivery: 'sent',
    references,
    origin,
    ...(draft_id !== undefined && { draftId: draft_id }),
    ...(replyTo !== undefined && { replyTo }),
    ...(needsHelp !== undefined && { needsHelp }),
  };
}

const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * The one order of a conversation: the server's time, then the id. What has no id yet stands before what has its time.
 */
export function compareMessages(one: ChatMessage, other: ChatMessage): number {
  return (
    Date.parse(one.createdAt) - Date.parse(other.createdAt) ||
    byNumber.compare(one.id ?? '', other.id ?? '')
  );
}

function isSame(one: ChatMessage, other: ChatMessage): boolean {
  return one.id === other.id && one.createdAt === other.createdAt && one.content === other.content;
}

/** Messages that the server has of a conversation, each once and all in one order, however they arrive. */
export class MessageList {
  private readonly byKey = new Map<string, ChatMessage>();
  private readonly keys = new Map<string, string>();
  private sorted: readonly ChatMessage[] = [];

  /** All messages in their order; another array after every change. */
  get all(): readonly ChatMessage[] {
    return this.sorted;
  }

  has(key: string): boolean {
    return this.byKey.has(key);
  }

  find(key: string): ChatMessage | undefined {
    return this.byKey.get(key);
  }

  /** @returns what was new or different */
  add(messages: readonly ChatMessage[]): readonly ChatMessage[] {
    const fresh: ChatMessage[] = [];
    let isOrdered = true;
    for (const message of messages) {
      const key = (message.id !== undefined && this.keys.get(message.id)) || message.key;
      const known = this.byKey.get(key);
      // What the server has said stays, whatever was assumed of it.
      if (known && (isSame(known, message) || message.id === undefined)) continue;
      const added = key === message.key ? message : { ...message, key };
      const last = fresh.at(-1);
      isOrdered &&= !known && (!last || compareMessages(last, added) < 0);
      this.byKey.set(key, added);
      if (added.id !== undefined) this.keys.set(added.id, key);
      fresh.push(added);
    }
    if (fresh.length > 0) this.sorted = this.withFresh(fresh, isOrdered);
    return fresh;
  }

  /**
   * Adds a reply, and before it the message that it answers where that is not here yet.
   * @returns true when it was not: its own time is known only after the next reading
   */
  addAnswered(key: string, content: string, reply: ChatMessage): boolean {
    const isMissing = !this.has(key);
    const sent = { ...reply, key, id: undefined, content, references: [] };
    this.add(isMissing ? [{ ...sent, sender: 'user' }, reply] : [reply]);
    return isMissing;
  }

  /** Adds new messages, which stand behind the rest or before it most of the time: then nothing is sorted. */
  private withFresh(fresh: readonly ChatMessage[], isOrdered: boolean): readonly ChatMessage[] {
    const [begin, end] = [fresh[0], fresh.at(-1)];
    const [first, last] = [this.sorted[0], this.sorted.at(-1)];
    if (isOrdered && begin && (!last || compareMessages(last, begin) < 0)) {
      return [...this.sorted, ...fresh];
    }
    if (isOrdered && end && first && compareMessages(end, first) < 0) {
      return [...fresh, ...this.sorted];
    }
    return [...this.byKey.values()].sort(compareMessages);
  }

  /** Forgets what stands before a message. */
  forgetBefore(message: ChatMessage): void {
    for (const old of this.sorted) {
      if (compareMessages(old, message) >= 0) continue;
      this.byKey.delete(old.key);
      if (old.id !== undefined) this.keys.delete(old.id);
    }
    this.sorted = this.sorted.filter(({ key }) => this.byKey.has(key));
  }
}

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
    origin: 'model',
  };
}

function toUnsent(entry: OutboxEntry, isUnderWay: (id: string) => boolean): ChatMessage {
  const { clientMessageId, failure } = entry;
  if (failure) return { ...unsentMessage(entry, 'failed'), failure };
  return unsentMessage(entry, isUnderWay(clientMessageId) ? 'sending' : 'waiting');
}

/**
 * The messages of a conversation: what the server has, and behind it what it does not have yet.
 * @param entries what of this conversation is in the outbox
 * @param isUnderWay tells whether a message is being stored or sent, by its id
 * @returns the list's own array where nothing is to be added or marked
 */
export function mergeUnsentMessages(
  list: MessageList,
  entries: readonly OutboxEntry[],
  isUnderWay: (id: string) => boolean,
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
  return unsent.length === 0
    ? known
    : [...known, ...unsent.map((each) => toUnsent(each, isUnderWay))];
}
