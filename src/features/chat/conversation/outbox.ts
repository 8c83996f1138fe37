import { call } from '../../../api-client/call';
import { describeFailure } from '../../../api-client/errors';
import type { Failure } from '../../../api-client/failure-events';
import { useSession } from '../../../api-client/session/session';
import type { Backoff } from '../../../config/chat-limits';
import type { PayloadOf } from '../../../contract';
import { backoffMs, isOver } from '../../../platform/network/backoff';
import { underLock } from '../../../platform/between-tabs';
import { logError } from '../../../platform/log';
import { conversationIdOf } from './conversation-id';
import type { OutboxEntry, OutboxStorage } from './outbox-storage';

/** Number of useless answers after which a message waits for the visitor: there is a connection, but no use. */
const MOST_SERVER_FAULTS = 5;

export type SendAnswer = PayloadOf<'chatRespond'>;

interface OutboxOptions {
  readonly userId: string;
  readonly storage: OutboxStorage;
  readonly backoff: Backoff;
  /** Fires when the user has gone: nothing is sent after that. */
  readonly signal: AbortSignal;
  readonly onAnswer: (entry: OutboxEntry, answer: SendAnswer) => void;
  /** Called when what is waiting, being sent or refused has changed. */
  readonly onChange: () => void;
  /** Called when the store has changed, so that other tabs look at it; with the id of what was thrown away. */
  readonly onStored: (discarded?: string) => void;
}

/**
 * Sends what a user has written: the messages of a conversation one after the other, by one tab at a time, again and
 * again until each is answered or refused. A message that is sent twice is stored once by the server.
 */
export class Outbox {
  /** Keys of the messages that this tab is sending right now. */
  readonly sending = new Set<string>();
  private entries: readonly OutboxEntry[] = [];
  private readonly running = new Set<string>();
  /** Conversations in which something was written while they were looked through. */
  private readonly due = new Set<string>();
  private readonly faults = new Map<string, number>();
  private looking: Promise<void> | undefined;
  private lookingNext: Promise<void> | undefined;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: OutboxOptions) {
    const { signal } = options;
    const drain = (): void => void this.drain();
    window.addEventListener('online', drain);
    signal.addEventListener('abort', () => {
      clearTimeout(this.timer);
      window.removeEventListener('online', drain);
    });
  }

  /** The messages of a conversation that the server has not answered, in the order of writing. */
  of(conversationId: string): readonly OutboxEntry[] {
    return this.entries.filter((entry) => conversationIdOf(entry) === conversationId);
  }

  /** True when something would be sent if it could. */
  get isWaiting(): boolean {
    return this.entries.some(({ failure }) => !failure);
  }

  /** Keeps a message and sends it. It is shown at once; it is sent when it has been written down. */
  async add(entry: OutboxEntry): Promise<void> {
    this.entries = [...this.entries, entry];
    this.options.onChange();
    await this.options.storage.put(entry);
    this.options.onStored();
    await this.drain();
  }

  /** Sends again what was refused. */
  async retry(clientMessageId: string): Promise<void> {
    const entry = this.entries.find((each) => each.clientMessageId === clientMessageId);
    if (!entry) return;
    const { failure: _over, ...again } = entry;
    this.faults.delete(clientMessageId);
    await this.options.storage.put(again);
    this.options.onStored();
    await this.drain();
  }

  async discard(clientMessageId: string): Promise<void> {
    await this.options.storage.remove(clientMessageId);
    this.options.onStored(clientMessageId);
    await this.refresh();
  }

  /** Throws away whatever is not being sent by this tab. */
  async clear(): Promise<void> {
    const waiting = this.entries.filter(
      ({ clientMessageId }) => !this.sending.has(clientMessageId),
    );
    for (const { clientMessageId } of waiting) await this.discard(clientMessageId);
  }

  /** Another tab has sent it or thrown it away. */
  async forget(clientMessageId: string): Promise<void> {
    this.options.storage.forget(clientMessageId);
    await this.refresh();
  }

  /** Looks again at what there is, from all tabs; once for all who ask while it looks. */
  refresh(): Promise<void> {
    if (this.looking) {
      return (this.lookingNext ??= this.looking.then(() => {
        this.lookingNext = undefined;
        return this.refresh();
      }));
    }
    this.looking = this.look().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async look(): Promise<void> {
    const { storage, userId, signal, onChange } = this.options;
    const entries = await storage.list(userId);
    if (signal.aborted) return;
    this.entries = entries;
    onChange();
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
            if (!failure && !(await this.sendOnce(clientMessageId))) return;
          }
        } while (this.due.has(conversationId));
      });
    } finally {
      this.running.delete(conversationId);
    }
  }

  /** @returns whether the next one may be sent */
  private async sendOnce(clientMessageId: string): Promise<boolean> {
    const { userId, storage, signal, onAnswer, onChange } = this.options;
    // Another tab may have sent it meanwhile, or the visitor has thrown it away.
    const entry = await storage.find(userId, clientMessageId);
    if (!entry || entry.failure) return true;
    if (useSession.getState().userInfo?.web_user_id !== userId || signal.aborted) return false;
    this.sending.add(clientMessageId);
    onChange();
    try {
      const { characterId, questId, content, locale } = entry;
      const answer = await call(
        'chatRespond',
        {
          character_id: characterId,
          ...(questId !== undefined && { quest_id: questId }),
          content,
          client_message_id: clientMessageId,
          locale,
        },
        { signal },
      );
      this.failures = 0;
      this.entries = this.entries.filter((each) => each.clientMessageId !== clientMessageId);
      this.sending.delete(clientMessageId);
      onAnswer(entry, answer);
      await storage.remove(clientMessageId);
      return true;
    } catch (error) {
      this.sending.delete(clientMessageId);
      return isOver(signal) || (await this.handle(entry, describeFailure(error)));
    } finally {
      if (!isOver(signal)) onChange();
    }
  }

  /** @returns whether the next one may be sent */
  private async handle(entry: OutboxEntry, failure: Failure): Promise<boolean> {
    const { clientMessageId } = entry;
    const faults = (this.faults.get(clientMessageId) ?? 0) + 1;
    if (failure.kind === 'server') this.faults.set(clientMessageId, faults);
    const isHopeless = failure.kind === 'server' && faults >= MOST_SERVER_FAULTS;
    if (failure.kind === 'refused' || isHopeless) {
      await this.options.storage.put({ ...entry, failure });
      this.options.onStored();
      await this.refresh();
      return true;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => void this.drain(),
      backoffMs(this.options.backoff, this.failures),
    );
    this.failures += 1;
    return false;
  }
}
