import * as z from 'zod/mini';
import { openDatabase } from '../database/open-database';
import { KEPT_UNANSWERED, UNANSWERED_LIFETIME_S } from '../limits';
import { createTestClock, startTestApi } from '../testing/test-api';
import { tempFolder } from '../../testing/temp-folder';
import { dropOldUnanswered, keepUnanswered, readUnanswered } from './unanswered';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const FIRST = { page: 1, page_size: 20 };

async function openShelf() {
  const db = await openDatabase(`${tempFolder()}/data.sqlite`);
  return {
    db,
    keep: (question: string, now = NOW) =>
      keepUnanswered(db, { question, locale: 'zh', conversation_id: null }, now),
    questions: async () => (await readUnanswered(db, FIRST)).list.map(({ question }) => question),
  };
}

test('the same question is counted, however it is written', async () => {
  const { db, keep } = await openShelf();
  for (const question of ['Where  is it?', 'ｗhere is IT?', 'who is it?', '？！'])
    await keep(question);
  expect((await readUnanswered(db, FIRST)).list).toMatchObject([
    { question: 'where is it?', count: 2 },
    { question: 'who is it?', count: 1 },
  ]);
  await db.destroy();
});

test('numbers and addresses that may lead to somebody are not kept', async () => {
  const { db, keep, questions } = await openShelf();
  await keep('call 138 0013-8000 or me@example.org, 36 studs');
  expect(await questions()).toEqual(['call … or … 36 studs']);
  await db.destroy();
});

test('where there is no room the rarest goes, and after a time each', async () => {
  const { db, keep, questions } = await openShelf();
  const row = { locale: 'en', count: 3, last_at: NOW.toISOString() } as const;
  const rows = Array.from({ length: KEPT_UNANSWERED - 1 }, (_, at) => ({
    ...row,
    question: `q${String(at)}`,
  }));
  for (let from = 0; from < rows.length; from += 1000) {
    await db
      .insertInto('unanswered')
      .values(rows.slice(from, from + 1000))
      .execute();
  }
  await keep('older');
  await keep('newer', new Date(NOW.getTime() + 1));
  const { total } = await readUnanswered(db, FIRST);
  expect(total).toBe(KEPT_UNANSWERED);
  const last = await readUnanswered(db, { page: KEPT_UNANSWERED / 20, page_size: 20 });
  expect(last.list.at(-1)).toMatchObject({ question: 'newer' });
  await dropOldUnanswered(db, new Date(NOW.getTime() + UNANSWERED_LIFETIME_S * 1000));
  expect(await questions()).toEqual(['newer']);
  await db.destroy();
});

test('editors see them as a page and as data, and whatever they hold is text', async () => {
  const clock = createTestClock();
  const api = await startTestApi({ now: clock.now });
  await api.call('knowledgeSearch', { search_value: '<script>zzqq</script>' });
  await api.call('knowledgeSearch', { search_value: '<script>zzqq</script>' });
  const { envelope } = await api.ask('/sandbox/unanswered.json');
  const { list } = z.parse(z.object({ list: z.array(z.unknown()) }), envelope.payload);
  expect(list).toEqual([
    {
      ...{ question: '<script>zzqq</script>', locale: 'en', source: 'search', count: 2 },
      last_at: clock.now().toISOString(),
    },
  ]);
  const page = await (await api.fetch('/sandbox/unanswered')).text();
  expect(page).toContain('&#60;script&#62;zzqq');
  expect(page).toContain('2 times');
});
