import type { Selectable } from 'kysely';
import type { WireMessage } from '../../contract';
import { messageSchema } from '../../contract/partners';
import { unknownId } from '../api/endpoint-error';
import { readContent } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import type { Tables } from '../database/tables';
import { KEPT_MESSAGES } from '../limits';

type Row = Selectable<Tables['messages']>;

/** The id of a message on the wire. */
export function idOf(row_id: number): string {
  return `m${String(row_id)}`;
}

/** @throws EndpointError 40400 for what is no id of a message */
export function rowIdOf(message_id: string): number {
  const [, digits] = /^m(\d{1,15})$/.exec(message_id) ?? [];
  if (digits === undefined) throw unknownId('message', message_id);
  return Number(digits);
}

function toWire({ id, content }: Pick<Row, 'id' | 'content'>): WireMessage {
  return { ...readContent(messageSchema, content), id: idOf(id) };
}

/** A message as it is stored, without the id and time that the storage gives it. */
export type NewMessage = Omit<WireMessage, 'id' | 'created_at'>;

/**
 * A time for the next message of a conversation: later than that of the one before, also when the clock was set back, so
 * that the times of a conversation tell its order.
 */
async function nextTime(db: LibraryDatabase, conversation_id: string, now: Date): Promise<string> {
  const last = await db
    .selectFrom('messages')
    .select('created_at')
    .where('conversation_id', '=', conversation_id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const earliest = last === undefined ? 0 : Date.parse(last.created_at) + 1;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}

/** Keeps the latest messages of a conversation. */
async function forgetOldMessages(db: LibraryDatabase, conversation_id: string): Promise<void> {
  const oldest = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversation_id)
    .orderBy('id', 'desc')
    .offset(KEPT_MESSAGES)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom('messages')
    .where('conversation_id', '=', conversation_id)
    .where('id', '<=', oldest.id)
    .execute();
}

/** Stores a message at the end of its conversation. */
export async function storeMessage(
  db: LibraryDatabase,
  web_user_id: string,
  message: NewMessage,
  now: Date,
): Promise<WireMessage> {
  const { conversation_id, sender, client_message_id = null } = message;
  const created_at = await nextTime(db, conversation_id, now);
  // The id stands in its column alone: it is known when the row is there.
  const content = JSON.stringify({ ...message, id: 'm', created_at });
  const { id } = await db
    .insertInto('messages')
    .values({ conversation_id, web_user_id, sender, client_message_id, created_at, content })
    .returning('id')
    .executeTakeFirstOrThrow();
  await forgetOldMessages(db, conversation_id);
  return { ...message, id: idOf(id), created_at };
}

/** A message that a visitor has sent, and the answer to it as far as there is one. */
export interface SentMessage {
  readonly message: WireMessage;
  /** The payload of the call that sent it, as JSON text. */
  readonly answer: string | null;
}

/** Finds what a visitor has sent with this id of their own. */
export async function findSent(
  db: LibraryDatabase,
  web_user_id: string,
  client_message_id: string,
): Promise<SentMessage | undefined> {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'content', 'answer'])
    .where('web_user_id', '=', web_user_id)
    .where('client_message_id', '=', client_message_id)
    .executeTakeFirst();
  return row && { message: toWire(row), answer: row.answer };
}

/** Keeps the payload that answered a message, for when it is sent again. */
export async function storeAnswer(
  db: LibraryDatabase,
  { id }: WireMessage,
  payload: unknown,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ answer: JSON.stringify(payload) })
    .where('id', '=', rowIdOf(id))
    .execute();
}

interface Part {
  readonly conversation_id: string;
  /** Only messages before this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The latest messages of a conversation, oldest first, and whether there are older ones. */
export async function readMessages(
  db: LibraryDatabase,
  { conversation_id, before, limit }: Part,
): Promise<{ list: WireMessage[]; has_more: boolean }> {
  const all = db
    .selectFrom('messages')
    .select(['id', 'content'])
    .where('conversation_id', '=', conversation_id);
  const part = before === undefined ? all : all.where('id', '<', rowIdOf(before));
  const rows = await part
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return { list: rows.slice(0, limit).reverse().map(toWire), has_more: rows.length > limit };
}

/**
 * Reads the messages before one that is answered, oldest first: neither the message itself nor those behind it that wait
 * for an answer of their own.
 */
export async function readMessagesBefore(
  db: LibraryDatabase,
  { id, conversation_id }: WireMessage,
  limit: number,
): Promise<WireMessage[]> {
  const rowId = rowIdOf(id);
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'content'])
    .where('conversation_id', '=', conversation_id)
    .where('id', '!=', rowId)
    .where((where) =>
      where.or([
        where('id', '<', rowId),
        where('sender', '=', 'character'),
        where('answer', 'is not', null),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(toWire);
}

/** Notes that a visitor has seen all messages of a conversation so far. */
export async function markAsRead(db: LibraryDatabase, conversation_id: string): Promise<void> {
  await db
    .updateTable('conversations')
    .set((set) => ({
      read_up_to: set
        .selectFrom('messages')
        .select((all) => all.fn.coalesce(all.fn.max('id'), all.lit(0)).as('newest'))
        .where('conversation_id', '=', conversation_id),
    }))
    .where('conversation_id', '=', conversation_id)
    .execute();
}

/** How many messages of characters a visitor has not seen yet, in all conversations. */
export async function countUnread(db: LibraryDatabase, web_user_id: string): Promise<number> {
  const { unread } = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.conversation_id', 'messages.conversation_id')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('conversations.web_user_id', '=', web_user_id)
    .where('messages.sender', '=', 'character')
    .whereRef('messages.id', '>', 'conversations.read_up_to')
    .executeTakeFirstOrThrow();
  return unread;
}
