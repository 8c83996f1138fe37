import { isLocale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { createRuleBasedCompanion } from './rule-based-companion';
import type { Companion } from './companion';
import { createLibraryReader } from './find-in-library';
import { openSampleLibrary, openSampleVoices, TestConversation } from './testing/conversation';
import expected from './expected-pages.json';

/** The share of the questions that must lead to the right page. */
const LEAST = 0.9;

let db: LibraryDatabase;
let companion: Companion;
beforeAll(async () => {
  db = await openSampleLibrary();
  const voices = await openSampleVoices(db);
  companion = createRuleBasedCompanion({ library: createLibraryReader(db), voices, wordMs: 0 });
});
afterAll(() => db.destroy());

interface Question {
  readonly question: string;
  readonly locale: string;
  /** The question before it. */
  readonly after?: string;
}

async function ask({ question, locale, after }: Question): Promise<string[]> {
  const conversation = new TestConversation({
    db,
    companion,
    locale: isLocale(locale) ? locale : 'zh',
  });
  if (after !== undefined) await conversation.say(after);
  return (await conversation.say(question)).references.map(({ id }) => id);
}

test('questions about the library lead to the right page', async () => {
  const missed: string[] = [];
  for (const each of expected) {
    const pages = await ask(each);
    if (pages.includes(each.page)) continue;
    missed.push(`${each.question}: ${pages.join(', ') || 'no page'}, not ${each.page}`);
  }
  const score = expected.length - missed.length;
  process.stdout.write(
    `${String(score)} of ${String(expected.length)} questions\n${missed.join('\n')}\n`,
  );
  expect(score).toBeGreaterThanOrEqual(LEAST * expected.length);
});

test.each([
  ['zh', '你能帮我写作业吗'],
  ['zh', '明天会下雨吗？'],
  ['zh', '红烧肉怎么做'],
  ['zh', '滚动条怎么拉'],
  ['en', "What's the capital of France?"],
  ['en', 'how do I fix my car'],
  ['en', 'what did you eat today?'],
  ['ja', '車の直し方を教えて'],
])('a question about something else leads to no page (%s: %s)', async (locale, question) => {
  expect(await ask({ locale, question })).toEqual([]);
});
