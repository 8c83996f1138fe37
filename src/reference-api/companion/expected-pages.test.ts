/** @jest-environment node */
import { join } from 'node:path';
import { isLocale } from '../../config/locales';
import { characterSchema } from '../../contract/partners';
import { createLog } from '../api/log';
import { readItem } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import { openLibrary } from '../server';
import { dataFolder } from '../testing/test-api';
import { createBuiltIn } from './built-in';
import type { Companion } from './companion';
import expected from './expected-pages.json';

/** So many of the questions must lead to the right page. */
const LEAST = 36;

let db: LibraryDatabase;
let companion: Companion;
beforeAll(async () => {
  db = await openLibrary({ dataFile: join(dataFolder(), 'data.sqlite') }, createLog(true));
  companion = createBuiltIn({ db, wordMs: 0 });
});
afterAll(() => db.destroy());

async function ask(content: string, locale: string): Promise<string[]> {
  const reply = await companion.reply(
    {
      character: await readItem(db, 'characters', 'p-lingxi', characterSchema),
      quest: undefined,
      locale: isLocale(locale) ? locale : 'zh',
      content,
      history: [],
      memory: undefined,
      now: new Date(),
    },
    () => undefined,
    new AbortController().signal,
  );
  return reply.references.map(({ id }) => id);
}

test('questions about the library lead to the right page', async () => {
  const missed: string[] = [];
  for (const { question, locale, page } of expected) {
    const pages = await ask(question, locale);
    if (!pages.includes(page))
      missed.push(`${question}: ${pages.join(', ') || 'no page'}, not ${page}`);
  }
  const score = expected.length - missed.length;
  console.info(`${String(score)} of ${String(expected.length)}\n${missed.join('\n')}`);
  expect(score).toBeGreaterThanOrEqual(LEAST);
});
