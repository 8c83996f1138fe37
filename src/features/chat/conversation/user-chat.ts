import * as z from 'zod/mini';
import type { ImState, ImTransport } from '../../../api-client/im/im-transport';
import type { ChatTimes } from '../../../config/chat-limits';
import { payloadSchemaOf } from '../../../contract';
import { conversationIdSchema } from '../../../contract/primitives';
import type { ImFrame } from '../../../contract/im-frames';
import { joinTabs, type TabChannel } from '../../../platform/between-tabs';
import { anonymousIdOf } from './anonymous-conversation';
import { conversationIdOf, type Where } from './conversation-id';
import {
  clearDrafts,
  keepAnonymousWords,
  storeDraft,
  readAnonymousWords,
  readDraftRecord,
} from './draft-storage';
import { LiveConversation } from './live-conversation';
import { Outbox, type SendAnswer } from './outbox';
import type { OutboxEntry, OutboxStorage } from './outbox-storage';

/** Messages between the tabs of a user about sending. */
const newsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('outbox'), discarded: z.optional(z.string()) }),
  z.object({
    kind: z.literal('answer'),
    conversationId: conversationIdSchema,
    clientMessageId: z.string(),
    content: z.string(),
    answer: payloadSchemaOf('chatRespond'),
  }),
]);

interface UserChatOptions {
  readonly userId: string;
  readonly connect: ImTransport;
  readonly storage: OutboxStorage;
  readonly times: ChatTimes;
}

/** Everything of the chat that belongs to one user, from the login to the logout. */
export class UserChat {
  readonly userId: string;
  private readonly ending = new AbortController();
  private readonly conversations = new Map<string, LiveConversation>();
  private readonly outbox: Outbox;
  private readonly tabs: TabChannel;
  private connection: ImState = 'connecting';
  private disconnect: (() => void) | undefined;
  /** Conversations on the screen, by the place that shows them. */
  private readonly shown = new Map<symbol, LiveConversation>();
  /** Conversations of which something may have been missed. */
  private readonly due = new Set<LiveConversation>();
  private lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: UserChatOptions) {
    const { userId, storage, times } = options;
    const { signal } = this.ending;
    this.userId = userId;
    this.tabs = joinTabs(`chat:${userId}`, (news) => this.hearTab(news));
    this.outbox = new Outbox({
      userId,
      storage,
      backoff: times.send,
      signal,
      onAnswer: (entry, answer) => this.answered(entry, answer),
      onChange: () => this.publish(),
      onStored: (discarded) => this.tabs.send({ kind: 'outbox', discarded }),
    });
    const whenVisible = (): void => {
      void this.readDue();
    };
    document.addEventListener('visibilitychange', whenVisible);
    signal.addEventListener('abort', () =>
      document.removeEventListener('visibilitychange', whenVisible),
    );
    void this.adoptWords();
  }

  /** Gives this user what was written in this tab before the login. */
  private async adoptWords(): Promise<void> {
    const words = readAnonymousWords();
    for (const each of words) await this.options.storage.put({ ...each, userId: this.userId });
    if (this.ending.signal.aborted) return;
    const ids = words.map(({ clientMessageId }) => clientMessageId);
    keepAnonymousWords(
      readAnonymousWords().filter(({ clientMessageId }) => !ids.includes(clientMessageId)),
    );
    if (words.length > 0) this.tabs.send({ kind: 'outbox' });
    await this.outbox.drain();
  }

  /** The conversation with a partner, alone or in a quest; the same each time. */
  conversation(where: Where): LiveConversation {
    const { userId, times } = this.options;
    const id = conversationIdOf({ userId, ...where });
    const known = this.conversations.get(id);
    if (known) return known;
    this.adoptDraft(id, where);
    const conversation = new LiveConversation(
      where,
      {
        userId,
        outbox: this.outbox,
        times,
        clear: () => this.clear(),
        onGap: () => {
          this.due.add(conversation);
          void this.readDue();
        },
        signal: this.ending.signal,
      },
      this.connection,
    );
    this.conversations.set(id, conversation);
    this.due.add(conversation);
    conversation.publish();
    return conversation;
  }

  private adoptDraft(id: string, where: Where): void {
    const { draft } = readDraftRecord('anonymous', anonymousIdOf(where));
    if (draft === '') return;
    if (readDraftRecord('user', id).draft === '') storeDraft('user', id, { draft });
    storeDraft('anonymous', anonymousIdOf(where), { draft: '' });
  }

  private clear(): void {
    for (const conversation of this.conversations.values()) conversation.setDraft('');
    clearDrafts(this.userId);
    void this.outbox.clear();
  }

  /** Reads a conversation and connects while it is on the screen. @returns a function to be called when it has gone */
  show(where: Where): () => void {
    const conversation = this.conversation(where);
    const place = Symbol('place');
    this.shown.set(place, conversation);
    clearTimeout(this.lingering);
    if (!this.ending.signal.aborted) {
      void this.readDue();
      void conversation.readQuest();
      this.disconnect ??= this.options.connect({
        onState: (state) => this.setConnection(state),
        onFrame: (frame) => this.hear(frame),
        onSync: () => this.sync(),
      });
    }
    return () => {
      this.shown.delete(place);
      conversation.leave();
      if (this.shown.size > 0) return;
      this.lingering = setTimeout(() => {
        this.disconnect?.();
        this.disconnect = undefined;
      }, this.options.times.lingerMs);
    };
  }

  private setConnection(state: ImState): void {
    this.connection = state;
    for (const conversation of this.conversations.values()) conversation.setConnection(state);
    this.publish();
  }

  private hear(frame: ImFrame): void {
    if (frame.type === 'ping') return;
    const id = frame.type === 'message' ? frame.message.conversation_id : frame.conversation_id;
    this.conversations.get(id)?.hear(frame);
  }

  /** Something may have been missed, whichever conversation it belongs to. */
  private sync(): Promise<boolean> {
    for (const conversation of this.conversations.values()) this.due.add(conversation);
    return this.readDue();
  }

  /**
   * Reads what was missed of what is in sight. The rest is read when it is seen: to read means to have seen.
   * @returns whether that worked
   */
  private async readDue(): Promise<boolean> {
    if (document.hidden) return true;
    const inSight = new Set(this.shown.values());
    const dueInSight = [...this.due].filter((conversation) => inSight.has(conversation));
    const results = await Promise.all(
      dueInSight.map(async (conversation) => {
        this.due.delete(conversation);
        const isRead = await conversation.sync();
        if (!isRead) this.due.add(conversation);
        return isRead;
      }),
    );
    return results.every(Boolean);
  }

  private publish(): void {
    for (const conversation of this.conversations.values()) conversation.publish();
  }

  private answered(entry: OutboxEntry, answer: SendAnswer): void {
    const { clientMessageId, content } = entry;
    const conversationId = conversationIdOf(entry);
    this.conversations.get(conversationId)?.answer(clientMessageId, content, answer);
    this.tabs.send({ kind: 'answer', conversationId, clientMessageId, content, answer });
  }

  private hearTab(message: unknown): void {
    const { data: news } = newsSchema.safeParse(message);
    if (!news || this.ending.signal.aborted) return;
    if (news.kind === 'outbox') {
      if (news.discarded !== undefined) void this.outbox.forget(news.discarded);
      // The tab that has written it may be closed before it is sent.
      else void this.outbox.drain();
    } else {
      const { conversationId, clientMessageId, content, answer } = news;
      this.conversations.get(conversationId)?.answer(clientMessageId, content, answer);
      void this.outbox.forget(clientMessageId);
    }
  }

  /** True when there are words that wait for their user. */
  get hasWords(): boolean {
    return this.outbox.isWaiting;
  }

  /** Ends it all; nothing is shown, sent or heard after that. */
  end(): void {
    this.ending.abort();
    clearTimeout(this.lingering);
    this.disconnect?.();
    this.disconnect = undefined;
    this.tabs.close();
  }
}
