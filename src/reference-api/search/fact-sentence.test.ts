import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { searchLibrary } from './search-library';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

test.each([
  [
    'short games for two players',
    '1–2 人玩，一次 12–30 分钟。气氛烧脑、逗趣。',
    'For 1 to 2 players, 12 to 30 minutes at a time. Thoughtful and funny.',
    '1〜2人で、1回12〜30分。雰囲気は「頭を使う」「笑える」。',
  ],
  [
    'when was paper kingdom released',
    '发售日期是2026年1月22日。',
    'Its release date is 22 January 2026.',
    '発売日は2026年1月22日。',
  ],
  [
    'the bronze gate platforms',
    '可以在这些平台上玩：PC、PS5、Xbox。',
    'Can be played on PC, PS5 and Xbox.',
    'PC、PS5、Xboxで遊べます。',
  ],
])('a fact is told in a sentence: %s', async (search_value, zh, en, ja) => {
  const server = { db, now: () => new Date() };
  const { list } = await searchLibrary(server, { search_value, page: 1, page_size: 1 });
  const told = [list[0]?.snippet, list[0]?.i18n?.en?.snippet, list[0]?.i18n?.ja?.snippet];
  expect(told).toEqual([zh, en, ja]);
});
