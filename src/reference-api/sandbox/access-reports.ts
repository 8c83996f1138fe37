import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { accessReportSchema, REPORT_ACCESS } from '../../contract/reports';
import { readContent } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import { offsetOf, toPage, type PageInput } from '../database/paging';
import { note, registerReview, said } from './review-pages';

/** Reads a page of the reports that facts of games are not so, the newest first. */
async function readAccessReports(db: LibraryDatabase, input: PageInput) {
  const reports = db
    .selectFrom('user_actions')
    .where(sql`json_extract(content, '$.action')`, '=', REPORT_ACCESS);
  const { total } = await reports
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await reports
    .select(['id', 'content', 'created_at'])
    .orderBy('id', 'desc')
    .limit(input.page_size)
    .offset(offsetOf(input))
    .execute();
  const list = rows.map(({ id, content, created_at }) => {
    const { target_id, extra } = readContent(accessReportSchema, content);
    return { id: String(id), created_at, game_id: target_id, ...extra };
  });
  return toPage(list, total, input);
}

/** Shows editors which facts of games visitors have contradicted, as a page and as JSON. */
export function registerAccessReports(app: FastifyInstance, db: LibraryDatabase): void {
  registerReview(app, {
    path: '/sandbox/access-reports',
    title: 'Facts that are not so',
    css: '',
    labels: ['Newer', 'Older'],
    read: (input) => readAccessReports(db, input),
    show: ({ id, created_at, game_id, denied, words = '' }) => `<article>
${note(game_id, ...denied.map(({ need, answer }) => `${need} is not ${answer}`))}
${words === '' ? '' : said(words)}
${note(`report ${id}`, created_at)}
</article>`,
  });
}
