import * as z from 'zod/mini';
import { payloadSchemaOf, type InputOf } from '../../../contract';
import { conversationIdSchema } from '../../../contract/primitives';
import { onChatsForgotten } from '../../../platform/chats/forget-chats';
import {
  openUnsentDatabase,
  outboxEntrySchema,
  type OutboxEntry,
  type UnsentDatabase,
} from '../../../platform/chats/unsent-database';
import { logError } from '../../../platform/log';
import { conversationIdOf } from './conversation';

/** The input of the endpoint that a message is sent to. */
export function toChatInput(entry: OutboxEntry): InputOf<'chatRespond'> {
  const { characterId, questId, content, clientMessageId, locale, cameFrom } = entry;
  return {
    character_id: characterId,
    ...(questId !== undefined && { quest_id: questId }),
    content,
    client_message_id: clientMessageId,
    locale,
    ...(cameFrom && {
      context: {
        ...(cameFrom.gameId !== undefined && { game_id: cameFrom.gameId }),
        ...(cameFrom.section !== undefined && { section: cameFrom.section }),
        ...(cameFrom.openedSteps !== undefined && { opened_steps: cameFrom.openedSteps }),
      },
    }),
  };
}

/** The state of a conversation's entries, as a text to compare. */
export function summaryOf(entries: readonly OutboxEntry[], conversationId: string): string {
  return entries
    .filter((entry) => conversationIdOf(entry) === conversationId)
    .map(({ clientMessageId, failure }) => `${clientMessageId} ${failure?.kind ?? ''}`)
    .join();
}

/** Messages between the tabs of a user: the stored entries have changed, or one was answered. */
export const tabNewsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('outbox'), discarded: z.optional(z.string()) }),
  z.object({
    kind: z.literal('answer'),
    conversationId: conversationIdSchema,
    clientMessageId: z.string(),
    content: z.string(),
    answer: payloadSchemaOf('chatRespond'),
  }),
]);

/**
 * Store of messages that are written and not sent yet, in IndexedDB, in the order of writing. Where that is forbidden,
 * full or lost, the entries that were written in this tab live as long as the tab.
 */
export class OutboxStorage {
  /** Messages that this tab has written, which its page shows whatever becomes of the database. */
  private readonly own = new Map<string, OutboxEntry>();
  /** Those of them that the database has not taken. */
  private readonly unstored = new Set<string>();
  /** Ends listening for users whose chats are forgotten; undefined while there is nothing to forget. */
  private leave: (() => void) | undefined;
  private opening: Promise<UnsentDatabase> | undefined;
  /** It has not answered in time the last time, so nobody waits long for it now. */
  private isSlow = false;
  private isTold = false;

  /** @param limitMs within which the database has to answer */
  constructor(private readonly limitMs: number) {}

  private open(): Promise<UnsentDatabase> {
    const forget = (): void => {
      this.opening = undefined;
    };
    this.opening ??= openUnsentDatabase({
      blocking: (_current, _blocked, { target }) => {
        // Somebody deletes the database or needs a newer one: this tab must not hold it.
        if (target instanceof IDBDatabase) target.close();
        forget();
      },
      terminated: forget,
    });
    this.opening.catch(forget);
    return this.opening;
  }

  /** Runs on the database; undefined where it does not answer. */
  private async attempt<T>(run: (database: UnsentDatabase) => Promise<T>): Promise<T | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const limitMs = this.isSlow ? this.limitMs / 20 : this.limitMs;
      timer = setTimeout(() => {
        this.isSlow = true;
        reject(new Error('The storage does not answer.'));
      }, limitMs);
    });
    try {
      const result = await Promise.race([this.open().then(run), late]);
      this.isSlow = false;
      return result;
    } catch (error) {
      if (!this.isTold) logError(error, 'Messages to be sent are kept by this tab alone.');
      this.isTold = true;
      if (!this.isSlow) this.opening = undefined;
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** True when a reload would lose a message: the database has not taken it yet, or does not want to. */
  isUnstored(clientMessageId: string): boolean {
    return this.unstored.has(clientMessageId);
  }

  /** Keeps an entry, or what has changed about it. */
  async put(entry: OutboxEntry): Promise<void> {
    this.own.set(entry.clientMessageId, entry);
    this.unstored.add(entry.clientMessageId);
    this.leave ??= onChatsForgotten((userId) => {
      for (const [id, each] of this.own) if (each.userId === userId) this.forget(id);
    });
    const stored = await this.attempt(async (database) => {
      const transaction = database.transaction('entries', 'readwrite');
      // What was not taken before stands in front, as it was written.
      const due = [...this.own].filter(([id]) => this.unstored.has(id));
      for (const [id, each] of due) {
        const key = await transaction.store.index('by-id').getKey(id);
        await transaction.store.put(each, key);
      }
      await transaction.done;
      return due;
    });
    for (const [id] of stored ?? []) this.unstored.delete(id);
  }

  async remove(clientMessageId: string): Promise<void> {
    this.forget(clientMessageId);
    await this.attempt(async (database) => {
      const transaction = database.transaction('entries', 'readwrite');
      const key = await transaction.store.index('by-id').getKey(clientMessageId);
      if (key !== undefined) await transaction.store.delete(key);
      await transaction.done;
    });
  }

  /** Another tab has sent it or thrown it away. */
  forget(clientMessageId: string): void {
    this.own.delete(clientMessageId);
    this.unstored.delete(clientMessageId);
    if (this.own.size > 0) return;
    this.leave?.();
    this.leave = undefined;
  }

  /** Lists what a user has not sent yet, in the order of writing. */
  async list(userId: string): Promise<OutboxEntry[]> {
    const stored = await this.attempt((database) =>
      database.getAllFromIndex('entries', 'by-user', userId),
    );
    // Another build may have written it.
    const entries = (stored ?? []).flatMap(
      (entry) => outboxEntrySchema.safeParse(entry).data ?? [],
    );
    const ids = new Set(entries.map(({ clientMessageId }) => clientMessageId));
    const unstored = [...this.own.values()].filter(
      (entry) => entry.userId === userId && !ids.has(entry.clientMessageId),
    );
    return [...entries, ...unstored];
  }

  async find(userId: string, clientMessageId: string): Promise<OutboxEntry | undefined> {
    const stored = await this.attempt((database) =>
      database.getFromIndex('entries', 'by-id', clientMessageId),
    );
    const entry = outboxEntrySchema.safeParse(stored).data ?? this.own.get(clientMessageId);
    return entry?.userId === userId ? entry : undefined;
  }

  close(): void {
    this.leave?.();
    this.opening?.then(
      (database) => database.close(),
      () => undefined,
    );
  }
}
