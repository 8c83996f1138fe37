import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { searchLibrary } from './search-library';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

async function listOf(search_value: string) {
  const server = { db, now: () => new Date() };
  return (await searchLibrary(server, { search_value, page: 1, page_size: 20 })).list;
}

// The publisher of one game is called "third floor east".
test.each([
  ['三階の鍵どこ', false],
  ['三階東側', true],
  ['三楼东户发行过什么游戏', true],
  ['which game is published by Third Floor East', true],
])('%s finds the game by the name of its publisher: %s', async (question, isFound) => {
  const found = await listOf(question);
  expect(found.length).toBeGreaterThan(0);
  expect(found.some(({ id }) => id === 'midnight-radio')).toBe(isFound);
});

test('a hit that has but other words for what is asked tells the sentence with these', async () => {
  const found = await listOf('watchman who gets the hour wrong on purpose');
  const hit = found.find(({ id }) => id === 'glacier-orbit-koushuang');
  expect(hit?.i18n?.en?.snippet).toContain('mistake');
});
