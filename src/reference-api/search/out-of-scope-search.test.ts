import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { outOfScopeScore } from '../out-of-scope/is-out-of-scope';
import { OUTSIDE } from '../passages/weights';
import { isSearchOutOfScope, isQuoted } from './out-of-scope-search';
import { searchLibrary } from './search-library';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

function search(search_value: string) {
  const server = { db, now: () => new Date() };
  return searchLibrary(server, { search_value, page: 1, page_size: 5 });
}

const RECIPE = 'how long to roast a leg of lamb';

test.each([
  ['a text fits little', RECIPE, 1, true],
  ['a text fits very well', RECIPE, 2.4, false],
  ['it is one word', 'lamb', 1, false],
  ['players ask in such words', 'how hot should the kiln get', 1, false],
  ['it breaks off', 'because the train will', 1, true],
])('whether a search is of nothing here where %s', (_, text, score, outside) => {
  expect(isSearchOutOfScope(text, { score }, false)).toBe(outside);
});

test('the surer the classifier is, the better must a text fit; less where no text tells what is asked for', () => {
  const needs = (text: string) =>
    (outOfScopeScore(text) + OUTSIDE.least + OUTSIDE.sentence) / OUTSIDE.fit;
  for (const text of [RECIPE, 'どこの郵便局が安い', '昆明明天穿几件衣服合适']) {
    const score = needs(text);
    expect(isSearchOutOfScope(text, { score: score - 0.01 }, false)).toBe(true);
    expect(isSearchOutOfScope(text, { score: score + 0.01 }, false)).toBe(false);
    expect(isSearchOutOfScope(text, { score: score + 0.01 }, true)).toBe(true);
  }
  expect(needs(RECIPE)).toBeGreaterThan(needs('how hot should the kiln get'));
});

test.each([
  '昆明明天穿几件衣服合适',
  'purple ladders whisper tax to the train soup',
  'パソコンの画面が青くなった',
])('%s finds nothing, and no name that shares a sign with it is offered', async (text) => {
  const { list, others, total, unknown_words, nearest } = await search(text);
  expect([list, others ?? [], total]).toEqual([[], [], 0]);
  expect([unknown_words, nearest]).toEqual([expect.any(Array), []]);
});

test('what a text says word for word is no accident, but a few letters are', () => {
  const texts = ['Nobody paid, so the bell stayed silent.', '他说：掀开盖子，再等一会儿。'];
  expect(isQuoted('so the bell STAYED silent', texts)).toBe(true);
  expect(isQuoted('掀开盖子再等', texts)).toBe(true);
  expect(isQuoted('盖子再等', texts)).toBe(false);
  expect(isQuoted('the bell', texts)).toBe(false);
  expect(isQuoted('so the bell is silent', texts)).toBe(false);
});

test('what a search names is found, whatever else it says', async () => {
  const { list } = await search('clear the cache of The Last Lighthouse');
  expect(list[0]?.game_id).toBe('last-lighthouse');
});
