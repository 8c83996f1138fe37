import { sql } from 'kysely';
import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { offsetOf, toPage, type PageInput } from '../database/paging';
import {
  KEPT_UNANSWERED,
  secondsAfter,
  UNANSWERED_CHARACTERS,
  UNANSWERED_LIFETIME_S,
} from '../limits';

/** A question that the library could not answer. */
interface Unanswered {
  readonly question: string;
  readonly locale: Locale;
  /** The conversation in which it was asked: its words go with it. A search belongs to nobody. */
  readonly conversation_id: string | null;
}

/** Numbers and addresses that may say whose question it was. */
const PRIVATE = /\S+@\S+|\p{N}(?:[\p{N} +()-]{4,})\p{N}/gu;

/** A question as it is kept: the same one however it is written, and nothing in it that leads to a visitor. */
function toKept(question: string): string {
  const plain = question.normalize('NFKC').toLowerCase().replace(PRIVATE, '…');
  return Array.from(plain.replace(/\s+/gu, ' ').trim()).slice(0, UNANSWERED_CHARACTERS).join('');
}

/** How often a question has come from everywhere: what is asked of several people stands in several rows. */
const COUNT = sql<number>`sum(count)`;

/** Keeps a question for editors, and how often it comes. Where there is no room, the rarest and oldest goes. */
export async function keepUnanswered(
  db: LibraryDatabase,
  { question, locale, conversation_id }: Unanswered,
  now: Date,
): Promise<void> {
  const row = { question: toKept(question), locale, conversation_id, last_at: now.toISOString() };
  if (!/[\p{L}\p{N}]/u.test(row.question)) return;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('unanswered')
      .values({ ...row, count: 1 })
      .onConflict((conflict) =>
        conflict
          .expression(sql`question, locale, ifnull(conversation_id, '')`)
          .doUpdateSet((at) => ({ count: at('unanswered.count', '+', 1), last_at: row.last_at })),
      )
      .execute();
    const least = transaction
      .selectFrom('unanswered')
      .select('id')
      .orderBy(sql`${COUNT} over (partition by question, locale)`, 'desc')
      .orderBy('last_at', 'desc')
      .limit(-1)
      .offset(KEPT_UNANSWERED);
    await transaction.deleteFrom('unanswered').where('id', 'in', least).execute();
  });
}

/** Deletes questions that have not come for so long. */
export async function dropOldUnanswered(db: LibraryDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('unanswered')
    .where('last_at', '<=', secondsAfter(now, -UNANSWERED_LIFETIME_S))
    .execute();
}

/** Reads a page of the questions that nobody has answered, the most frequent first. */
export async function readUnanswered(db: LibraryDatabase, input: PageInput) {
  const questions = db
    .selectFrom('unanswered')
    .select([
      'question',
      'locale',
      sql<'search' | 'chat'>`iif(conversation_id is null, 'search', 'chat')`.as('source'),
      COUNT.as('count'),
      sql<string>`max(last_at)`.as('last_at'),
    ])
    .groupBy(['question', 'locale', 'source']);
  const { total } = await db
    .selectFrom(questions.as('questions'))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await db
    .selectFrom(questions.as('questions'))
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('question')
    .limit(input.page_size)
    .offset(offsetOf(input))
    .execute();
  return toPage(list, total, input);
}
