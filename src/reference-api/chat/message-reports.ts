import * as z from 'zod/mini';
import { ERROR_CODE, type WireMessageReport } from '../../contract';
import { characterSchema, messageSchema } from '../../contract/partners';
import { EndpointError, serverFault, unknownId } from '../api/endpoint-error';
import { readContent, readItems } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import { offsetOf, toPage, type PageInput } from '../database/paging';
import {
  KEPT_MESSAGE_REPORTS,
  REPORT_LIFETIME_S,
  REPORT_LIMITS,
  REPORTED_NEIGHBOURS,
  secondsAfter,
} from '../limits';
import { idOf, rowIdOf } from './messages';

/** Copy of a message in a report: without the visitor's id, and without one that leads to it. */
const copySchema = z.pick(messageSchema, {
  sender: true,
  type: true,
  content: true,
  origin: true,
  created_at: true,
});

/** Finds what is reported: something that a partner has said to the visitor who reports it. */
async function findMessage(
  db: LibraryDatabase,
  web_user_id: string,
  { target_id, extra }: WireMessageReport,
) {
  const message = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.conversation_id', 'messages.conversation_id')
    .select(['messages.id as message_id', 'messages.conversation_id'])
    .select(['conversations.character_id', 'conversations.quest_id'])
    .where('messages.id', '=', rowIdOf(target_id))
    .where('messages.sender', '=', 'character')
    .where('messages.conversation_id', '=', extra.conversation_id)
    .where('conversations.web_user_id', '=', web_user_id)
    .executeTakeFirst();
  if (!message) throw unknownId('message of a partner', target_id);
  return message;
}

/**
 * Makes sure that there is room for one more report. Those that are there stay: nobody can wash them away.
 * @throws EndpointError 42900 when this visitor has reported too many, 50000 when all visitors have
 */
async function assertRoom(db: LibraryDatabase, web_user_id: string, now: Date): Promise<void> {
  const all = db
    .selectFrom('message_reports')
    .select((row) => row.fn.countAll<number>().as('count'));
  for (const { seconds, max } of REPORT_LIMITS) {
    const own = await all
      .where('web_user_id', '=', web_user_id)
      .where('created_at', '>', secondsAfter(now, -seconds))
      .executeTakeFirstOrThrow();
    if (own.count >= max) {
      throw new EndpointError(
        ERROR_CODE.rateLimit,
        'Too many messages were reported: try again later',
      );
    }
  }
  const { count } = await all.executeTakeFirstOrThrow();
  if (count >= KEPT_MESSAGE_REPORTS) throw serverFault('There is no room for reports of messages');
}

/** Copies a message and those beside it into a report. */
async function copyMessages(
  db: LibraryDatabase,
  report_id: number,
  {
    conversation_id,
    message_id,
  }: { readonly conversation_id: string; readonly message_id: number },
): Promise<void> {
  const all = db
    .selectFrom('messages')
    .select(['id', 'sender', 'content'])
    .where('conversation_id', '=', conversation_id);
  const before = await all
    .where('id', '<=', message_id)
    .orderBy('id', 'desc')
    .limit(REPORTED_NEIGHBOURS + 1)
    .execute();
  const behind = await all
    .where('id', '>', message_id)
    .orderBy('id')
    .limit(REPORTED_NEIGHBOURS)
    .execute();
  const copies = [...before, ...behind].map(({ id, sender, content }) => ({
    report_id,
    message_id: id,
    sender,
    content: JSON.stringify(readContent(copySchema, content)),
  }));
  await db.insertInto('reported_messages').values(copies).execute();
}

/**
 * Keeps the report of a message with a copy of it and of those beside it, as they are now. A second report of the same
 * message only says anew why.
 * @throws EndpointError 40400 for a message that no partner has said to this visitor, 42900 and 50000 when there are too
 * many reports
 */
export async function storeMessageReport(
  db: LibraryDatabase,
  web_user_id: string,
  report: WireMessageReport,
  now: Date,
): Promise<void> {
  const { reason, words = '' } = report.extra;
  const why = { reason, words: words === '' ? null : words };
  await db.transaction().execute(async (transaction) => {
    const message = await findMessage(transaction, web_user_id, report);
    const { numUpdatedRows } = await transaction
      .updateTable('message_reports')
      .set(why)
      .where('message_id', '=', message.message_id)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    await assertRoom(transaction, web_user_id, now);
    const { message_id, character_id, quest_id } = message;
    const ids = { web_user_id, message_id, character_id, quest_id };
    const { id } = await transaction
      .insertInto('message_reports')
      .values({ ...ids, ...why, created_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await copyMessages(transaction, id, message);
  });
}

/** Deletes reports whose time is over. */
export async function dropOldMessageReports(db: LibraryDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('message_reports')
    .where('created_at', '<=', secondsAfter(now, -REPORT_LIFETIME_S))
    .execute();
}

/**
 * Deletes from the reports of a visitor who that was and all that they have written. What the partner has said stays, so
 * that the report still reaches somebody.
 */
export async function forgetReporter(db: LibraryDatabase, web_user_id: string): Promise<void> {
  await db
    .deleteFrom('reported_messages')
    .where('sender', '=', 'user')
    .where('report_id', 'in', (reports) =>
      reports.selectFrom('message_reports').select('id').where('web_user_id', '=', web_user_id),
    )
    .execute();
  await db
    .updateTable('message_reports')
    .set({ web_user_id: null, words: null })
    .where('web_user_id', '=', web_user_id)
    .execute();
}

/** Reads a page of the reports, the newest first, with their messages in the order in which they were said. */
export async function readMessageReports(db: LibraryDatabase, input: PageInput) {
  const { total } = await db
    .selectFrom('message_reports')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const reports = await db
    .selectFrom('message_reports')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(input.page_size)
    .offset(offsetOf(input))
    .execute();
  const ids = reports.map(({ id }) => id);
  const copies = await db
    .selectFrom('reported_messages')
    .selectAll()
    .where('report_id', 'in', ids)
    .orderBy('message_id')
    .execute();
  const characters = await readItems(db, 'characters', characterSchema);
  const names = new Map(characters.map(({ id, name }) => [id, name]));
  const list = reports.map(({ id, web_user_id, message_id, ...report }) => ({
    id: String(id),
    created_at: report.created_at,
    character_id: report.character_id,
    character_name: names.get(report.character_id) ?? report.character_id,
    quest_id: report.quest_id,
    reason: report.reason,
    words: report.words,
    account_deleted: web_user_id === null,
    message_id: idOf(message_id),
    messages: copies
      .filter(({ report_id }) => report_id === id)
      .map((copy) => ({ id: idOf(copy.message_id), ...readContent(copySchema, copy.content) })),
  }));
  return toPage(list, total, input);
}

/** A report of a message, as those see it who look after them. */
export type MessageReport = Awaited<ReturnType<typeof readMessageReports>>['list'][number];
