import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { outOfScopeScore } from '../out-of-scope/is-out-of-scope';
import { queryWords } from '../passages/query-words';
import { weighWords } from '../passages/weigh-words';
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

async function isSearchOutside(
  text: string,
  best: { score: number; asked: number; ofItem?: number },
) {
  return isSearchOutOfScope(text, { ofItem: 0, ...best }, await weighWords(db, queryWords(text)));
}

const RECIPE = 'how long to roast a leg of lamb';

test.each([
  ['a text fits little', RECIPE, { score: 1, asked: 0 }, true],
  ['a text fits very well', RECIPE, { score: 2.4, asked: 0 }, false],
  ['players ask for it in these words', RECIPE, { score: 1, asked: 0.85 }, false],
  ['it is one word', 'lamb', { score: 0.4, asked: 0 }, false],
  ['players ask in such words', 'how hot should the kiln get', { score: 1, asked: 0 }, false],
])('whether a search is of nothing here where %s', async (_, text, best, outside) => {
  expect(await isSearchOutside(text, best)).toBe(outside);
});

test('neither what players ask besides nor words that no text has make a text fit better', async () => {
  // The surer the classifier is, the better must a text fit.
  const fitOf = (text: string) => OUTSIDE.fit + outOfScopeScore(text) / OUTSIDE.sure;
  const text = 'どこの郵便局が安い';
  const score = fitOf(text) + 0.1;
  expect(await isSearchOutside(text, { score, asked: 0 })).toBe(false);
  expect(await isSearchOutside(text, { score, asked: 0.5 })).toBe(true);
  const unknown = 'lamb zzyzx';
  expect(await isSearchOutside(unknown, { score: fitOf(unknown) + 0.1, asked: 0 })).toBe(true);
});

test('who says that it is about games is outside only where that is surer', async () => {
  const text = 'is the game on sale on steam this weekend';
  const sure = outOfScopeScore(text) - OUTSIDE.game;
  const best = { score: OUTSIDE.fit + sure / OUTSIDE.sure, asked: 0 };
  expect(sure).toBeGreaterThan(0);
  expect(await isSearchOutside(text, { ...best, score: best.score + 0.1 })).toBe(false);
  expect(await isSearchOutside(text, { ...best, score: best.score - 0.2 })).toBe(true);
});

test.each([
  ['half of one', 'because the train will', true],
  ['a question of the library', 'where does the train go', false],
])('a sentence with one word that tells: %s', async (_, text, outside) => {
  expect(await isSearchOutside(text, { score: 2, asked: 1 })).toBe(outside);
});

test.each([
  '昆明明天穿几件衣服合适',
  'purple ladders whisper tax to the train soup',
  'パソコンの画面が青くなった',
])('%s finds nothing, and is answered as what finds nothing is', async (text) => {
  const { list, others, total, unknown_words, nearest } = await search(text);
  expect([list, others ?? [], total]).toEqual([[], [], 0]);
  expect([unknown_words, nearest]).toEqual([expect.any(Array), expect.any(Array)]);
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
