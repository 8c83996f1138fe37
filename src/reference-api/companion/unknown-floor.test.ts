import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { SAMPLE_DIR } from '../seed/sample-dir';
import { LibraryShelf } from './library-shelf';
import type { Companion } from './companion';
import type { Voices } from './read-voices';
import { openSampleCompanion, TestConversation } from './testing/conversation';
import { isUnknownFloor } from './unknown-floor';

let db: LibraryDatabase;
let companion: Companion;
let voices: Voices;
let shelf: LibraryShelf;
beforeAll(async () => {
  ({ db, companion, voices } = await openSampleCompanion());
  shelf = new LibraryShelf(db);
});
afterAll(() => db.destroy());

test.each<[Locale, string, string, boolean]>([
  ['zh', 'last-lighthouse', '灯塔第三层怎么走', true],
  ['ja', 'last-lighthouse', '灯台の三階はどう行くの', true],
  ['ja', 'last-lighthouse', '灯台の階段はどこ', false],
  ['en', 'last-lighthouse', 'How do I reach the third floor of the lighthouse?', true],
  ['zh', 'tea-mountain', '第九十级梯田种的啥', true],
  ['zh', 'tea-mountain', '第三十级梯田种的啥', false],
  ['ja', 'tea-mountain', '九十段目って何植わってる', true],
  ['en', 'river-locks', "what's on the twelfth lock", true],
  ['en', 'river-locks', "what's on the fourth lock", false],
  ['en', 'river-locks', 'what do i do the twelfth time', false],
  ['zh', 'deep-orchard', '第三层怎么种', false],
  ['zh', 'neon-courier', '九十六层在哪', false],
  ['zh', 'neon-courier', '5楼有什么', false],
])('%s, %s: %s', async (locale, game, content, isUnknown) => {
  expect(await isUnknownFloor(content, shelf, { game, locale })).toBe(isUnknown);
});

const questionsSchema = z.record(z.string(), z.array(z.object({ asks: z.array(z.string()) })));

test('no floor that players ask for is unknown to the game that they ask it of', async () => {
  const unknown: string[] = [];
  for (const locale of LOCALES) {
    const folder = join(SAMPLE_DIR, 'questions', locale);
    for (const file of readdirSync(folder)) {
      const game = file.replace('.json', '');
      const read = questionsSchema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      const asks = Object.values(read.data ?? {}).flatMap((passages) =>
        passages.flatMap((each) => each.asks),
      );
      for (const content of asks) {
        if (await isUnknownFloor(content, shelf, { game, locale })) unknown.push(content);
      }
    }
  }
  expect(unknown).toEqual([]);
});

test('a floor that the game has not is not made up from what it has', async () => {
  const talk = new TestConversation({ db, companion, character: 'p-yuexi' });
  await talk.say('灯号怎么认？');
  const { content } = await talk.say('灯塔第三层怎么走？别剧透');
  expect(voices.voiceOf('p-yuexi')?.library.unknown.zh).toContain(content);
});
