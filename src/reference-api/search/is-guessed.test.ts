import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { searchLibrary } from './search-library';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

test.each([
  // Questions that nothing answers.
  ['怎么重新点亮灭掉的灯', true],
  ['怎么跳过过场动画', true],
  ['how do I open the gate', true],
  // Those that a page answers, and one that a card does.
  ['卡在第三扇门', undefined],
  ['how long does the train take to the last stop', undefined],
  ['锅刷了怎么办', undefined],
  // Names, key words, and games of a kind.
  ['灯', undefined],
  ['lighthouse keeper', undefined],
  ['最后的灯塔', undefined],
  ['一个人玩的治愈游戏', undefined],
])('the hits of %s are but the nearest: %s', async (search_value, isGuess) => {
  const server = { db, now: () => new Date() };
  const found = await searchLibrary(server, { search_value, page: 1, page_size: 3 });
  expect(found.list.length).toBeGreaterThan(0);
  expect(found.is_guess).toBe(isGuess);
});
