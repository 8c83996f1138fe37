import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';
import * as z from 'zod/mini';
import { LOCALES } from '../../config/locales';
import { cameFromSchema } from './came-from';

const failureSchema = z.object({
  kind: z.enum(['offline', 'slow', 'server', 'busy', 'session', 'refused']),
  message: z.string(),
});

export const outboxEntrySchema = z.object({
  clientMessageId: z.string(),
  /** Whose words they are: only this user sees and sends them. */
  userId: z.string(),
  characterId: z.string(),
  questId: z.optional(z.string()),
  content: z.string(),
  /** The language of the page, in which the reply is wanted. */
  locale: z.enum(LOCALES),
  /** Time by the browser's clock, ISO. */
  writtenAt: z.string(),
  cameFrom: z.optional(cameFromSchema),
  /** Set when it was refused and waits for the visitor. */
  failure: z.optional(failureSchema),
});

/** A message that the server has not answered yet. */
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;

interface OutboxSchema extends DBSchema {
  entries: {
    key: number;
    value: OutboxEntry;
    indexes: { 'by-user': string; 'by-id': string };
  };
}

export type UnsentDatabase = IDBPDatabase<OutboxSchema>;

/** Names and version stay as they are: visitors' browsers hold them. */
const DATABASE = 'chat';
const VERSION = 1;

/** Opens the database of messages that are written and not sent yet, in the order of writing. */
export function openUnsentDatabase(
  callbacks: Pick<OpenDBCallbacks<OutboxSchema>, 'blocking' | 'terminated'> = {},
): Promise<UnsentDatabase> {
  return openDB<OutboxSchema>(DATABASE, VERSION, {
    ...callbacks,
    upgrade: (database) => {
      const entries = database.createObjectStore('entries', { autoIncrement: true });
      entries.createIndex('by-user', 'userId');
      entries.createIndex('by-id', 'clientMessageId', { unique: true });
    },
  });
}

/** Deletes what a user has not sent yet. */
export async function forgetUnsent(userId: string): Promise<void> {
  const database = await openUnsentDatabase();
  try {
    const transaction = database.transaction('entries', 'readwrite');
    const keys = await transaction.store.index('by-user').getAllKeys(userId);
    for (const key of keys) await transaction.store.delete(key);
    await transaction.done;
  } finally {
    database.close();
  }
}
