import { wakeConnection } from '../../../api-client/im/wake-connection';
import { call } from '../../../api-client/call';
import { describeFailure } from '../../../api-client/errors';
import type { Failure } from '../../../api-client/failure-events';
import { useSession } from '../../../api-client/session/session';
import type { Backoff } from '../../../config/chat-limits';
import type { PayloadOf } from '../../../contract';
import { joinTabs, underLock, type TabChannel } from '../../../platform/between-tabs';
import type { OutboxEntry } from '../../../platform/chats/unsent-database';
import { logError } from '../../../platform/log';
import { shareRuns } from '../../../platform/share-runs';
import { backoffMs, isOver } from '../../../platform/network/backoff';
import { conversationIdOf, newMessageId } from './conversation';
import { summaryOf, tabNewsSchema, toChatInput, type OutboxStorage } from './outbox-storage';

/** Number of answers that cannot be read after which a message waits for the visitor. */
const MOST_SERVER_FAULTS = 5;

export type ChatAnswer = PayloadOf<'chatRespond'>;

/** A conversation that follows its own messages. */
export interface OutboxListener {
  /** Called when messages wait, are being sent or were refused that did not before. */
  readonly onChange: () => void;
  /** Called with the answer to a message, whichever tab has sent it. */
  readonly onAnswer: (clientMessageId: string, content: string, answer: ChatAnswer) => void;
  /** Called when the visitor throws away everything that is not sent. */
  readonly onClear: () => void;
}

interface OutboxOptions {
  readonly userId: string;
  readonly storage: OutboxStorage;
  readonly backoff: Backoff;
  /** Fires when the user has gone: nothing is sent after that. */
  readonly signal: AbortSignal;
}

/**
 * Sends what a user has written: the messages of a conversation one after the other, by one tab at a time, until each is
 * answered or refused. The server stores a message once, even when it is sent twice. Conversations listen to it.
 */
export class Outbox {
  /** Ids of the messages that this tab is sending. */
  readonly sending = new Set<string>();
  private entries: readonly OutboxEntry[] = [];
  private readonly listeners = new Map<string, OutboxListener>();
  private readonly tabs: TabChannel;
  private readonly refresh = shareRuns(async () => {
    const { storage, userId, signal } = this.options;
    const entries = await storage.list(userId);
    if (!signal.aborted) this.takeOver(entries);
  });
  private readonly running = new Set<string>();
  /** Conversations that got another message while their messages were being sent. */
  private readonly due = new Set<string>();
  private readonly faults = new Map<string, number>();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: OutboxOptions) {
    const { userId, signal } = options;
    this.tabs = joinTabs(`chat:${userId}`, (news) => this.hearTab(news));
    const drain = (): void => void this.drain();
    window.addEventListener('online', drain);
    signal.addEventListener('abort', () => {
      clearTimeout(this.timer);
      window.removeEventListener('online', drain);
      this.tabs.close();
    });
  }

  /** Tells a conversation what becomes of its messages, for as long as the outbox lives. */
  listen(conversationId: string, listener: OutboxListener): void {
    this.listeners.set(conversationId, listener);
  }

  /** The messages of a conversation that the server has not answered, in the order of writing. */
  of(conversationId: string): readonly OutboxEntry[] {
    return this.entries.filter((entry) => conversationIdOf(entry) === conversationId);
  }

  /** True while a message is being stored or sent: only what is stored is sure to wait over a reload. */
  isUnderWay(clientMessageId: string): boolean {
    const { storage } = this.options;
    return storage.isUnstored(clientMessageId) || this.sending.has(clientMessageId);
  }

  /** True when something would be sent if it could. */
  get isWaiting(): boolean {
    return this.entries.some(({ failure }) => !failure);
  }

  /** Shows a message at once, stores it, and then sends it. */
  async add(written: Omit<OutboxEntry, 'clientMessageId' | 'userId' | 'writtenAt'>): Promise<void> {
    const writtenAt = new Date().toISOString();
    const { userId } = this.options;
    const entry = { ...written, clientMessageId: newMessageId(), userId, writtenAt };
    const storing = this.store(entry);
    this.takeOver([...this.entries, entry]);
    await storing;
    for (const { onChange } of this.listeners.values()) onChange();
    await this.drain();
  }

  /**
   * Takes messages that were written before the login; {@link drain} sends them.
   * @returns those that are stored
   */
  async adopt<Words extends Omit<OutboxEntry, 'userId'>>(
    words: readonly Words[],
  ): Promise<Words[]> {
    const { storage, userId } = this.options;
    for (const each of words) await storage.put({ ...each, userId });
    if (words.length > 0) this.tabs.send({ kind: 'outbox' });
    return words.filter(({ clientMessageId }) => !storage.isUnstored(clientMessageId));
  }

  /** Sends again what was refused. */
  async retry(clientMessageId: string): Promise<void> {
    const entry = this.entries.find((each) => each.clientMessageId === clientMessageId);
    if (!entry) return;
    const { failure: _over, ...again } = entry;
    this.faults.delete(clientMessageId);
    await this.store(again);
    await this.drain();
  }

  async discard(clientMessageId: string): Promise<void> {
    await this.options.storage.remove(clientMessageId);
    this.tabs.send({ kind: 'outbox', discarded: clientMessageId });
    await this.refresh();
  }

  /** Throws away whatever this tab is not sending right now. */
  async clear(): Promise<void> {
    for (const { onClear } of this.listeners.values()) onClear();
    const waiting = this.entries.filter(
      ({ clientMessageId }) => !this.sending.has(clientMessageId),
    );
    for (const { clientMessageId } of waiting) await this.discard(clientMessageId);
  }

  private async store(entry: OutboxEntry): Promise<void> {
    await this.options.storage.put(entry);
    this.tabs.send({ kind: 'outbox' });
  }

  private hearTab(message: unknown): void {
    const { data: news } = tabNewsSchema.safeParse(message);
    if (!news || this.options.signal.aborted) return;
    if (news.kind === 'answer') {
      const { conversationId, clientMessageId, content, answer } = news;
      this.listeners.get(conversationId)?.onAnswer(clientMessageId, content, answer);
      void this.forget(clientMessageId);
    } else if (news.discarded !== undefined) void this.forget(news.discarded);
    // The tab that has written it may be closed before it is sent.
    else void this.drain();
  }

  /** Drops a message that another tab has sent or thrown away. */
  private async forget(clientMessageId: string): Promise<void> {
    this.options.storage.forget(clientMessageId);
    await this.refresh();
  }

  private takeOver(entries: readonly OutboxEntry[]): void {
    const before = this.entries;
    this.entries = entries;
    for (const [id, { onChange }] of this.listeners) {
      if (summaryOf(before, id) !== summaryOf(entries, id)) onChange();
    }
  }

  /** Sends what waits. */
  async drain(): Promise<void> {
    clearTimeout(this.timer);
    await this.refresh();
    if (this.options.signal.aborted) return;
    const waiting = this.entries.filter(({ failure }) => !failure);
    for (const id of new Set(waiting.map(conversationIdOf)))
      this.drainConversation(id).catch(logError);
  }

  private async drainConversation(conversationId: string): Promise<void> {
    const { signal } = this.options;
    if (this.running.has(conversationId)) {
      this.due.add(conversationId);
      return;
    }
    this.running.add(conversationId);
    try {
      await underLock(`chat-outbox:${conversationId}`, signal, async () => {
        do {
          this.due.delete(conversationId);
          await this.refresh();
          for (const { clientMessageId, failure } of this.of(conversationId)) {
            if (signal.aborted) return;
            if (!failure && !(await this.sendOnce(conversationId, clientMessageId))) return;
          }
        } while (this.due.has(conversationId));
      });
    } finally {
      this.running.delete(conversationId);
    }
  }

  /** @returns true when the next one may be sent */
  private async sendOnce(conversationId: string, clientMessageId: string): Promise<boolean> {
    const { userId, storage, signal } = this.options;
    // Another tab may have sent it meanwhile, or the visitor has thrown it away.
    const entry = await storage.find(userId, clientMessageId);
    if (!entry || entry.failure) return true;
    if (useSession.getState().userInfo?.web_user_id !== userId || signal.aborted) return false;
    const { content } = entry;
    this.sending.add(clientMessageId);
    this.listeners.get(conversationId)?.onChange();
    try {
      const answer = await call('chatRespond', toChatInput(entry), { signal });
      wakeConnection();
      this.failures = 0;
      this.entries = this.entries.filter((each) => each.clientMessageId !== clientMessageId);
      this.sending.delete(clientMessageId);
      this.listeners.get(conversationId)?.onAnswer(clientMessageId, content, answer);
      this.tabs.send({ kind: 'answer', conversationId, clientMessageId, content, answer });
      await storage.remove(clientMessageId);
      return true;
    } catch (error) {
      this.sending.delete(clientMessageId);
      return isOver(signal) || (await this.handle(entry, describeFailure(error)));
    } finally {
      if (!isOver(signal)) this.listeners.get(conversationId)?.onChange();
    }
  }

  private async handle(entry: OutboxEntry, failure: Failure): Promise<boolean> {
    const { clientMessageId } = entry;
    const faults = (this.faults.get(clientMessageId) ?? 0) + (failure.kind === 'server' ? 1 : 0);
    this.faults.set(clientMessageId, faults);
    if (failure.kind === 'refused' || faults >= MOST_SERVER_FAULTS) {
      await this.store({ ...entry, failure });
      await this.refresh();
      return true;
    }
    clearTimeout(this.timer);
    const waitMs = backoffMs(this.options.backoff, this.failures);
    this.timer = setTimeout(() => void this.drain(), waitMs);
    this.failures += 1;
    return false;
  }
}
