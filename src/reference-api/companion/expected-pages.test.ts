/** @jest-environment node */
import { isLocale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { createBuiltIn } from './built-in';
import type { Companion } from './companion';
import { createLibraryReader } from './find-in-library';
import { openSampleLibrary, openSampleVoices, TestConversation } from './testing/conversation';
import expected from './expected-pages.json';

/** So many of the questions must lead to the right page. */
const LEAST = 36;

let db: LibraryDatabase;
let companion: Companion;
beforeAll(async () => {
  db = await openSampleLibrary();
  const voices = await openSampleVoices(db);
  companion = createBuiltIn({ library: createLibraryReader(db), voices, wordMs: 0 });
});
afterAll(() => db.destroy());

async function ask(content: string, locale: string): Promise<string[]> {
  const conversation = new TestConversation({
    db,
    companion,
    locale: isLocale(locale) ? locale : 'zh',
  });
  return (await conversation.say(content)).references.map(({ id }) => id);
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
