import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { findCandidates } from './add-up-words';
import { openNames } from './known-names';
import { queryWords } from './query-words';
import { weighWords, type WeighedWord } from './weigh-words';
import { SEARCH_LIMITS } from './weights';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

/** The words of a query, as if a library of millions had them that often. */
async function wordsOf(query: string, ...counts: readonly number[]): Promise<WeighedWord[]> {
  const words = await weighWords(db, queryWords(query));
  return words.map((word, at) => ({ ...word, count: counts[at] ?? word.count }));
}

/** The words that each of the candidates has. */
async function found(words: readonly WeighedWord[], within?: readonly string[]) {
  const candidates = await findCandidates(db, await openNames(db), words, {
    within,
    locale: 'en',
    withPictures: false,
  });
  return candidates.map((each) => each.words.map(({ shown }) => shown).join(' '));
}

const FAR_TOO_MANY = SEARCH_LIMITS.looked + 1;

test('passages have one word or both, and those with both come first', async () => {
  const both = await found(await wordsOf('mask gate'));
  expect(both[0]).toBe('mask gate');
  expect(new Set(both)).toEqual(new Set(['mask gate', 'mask', 'gate']));
});

test('the rarest word is looked for however many passages have it, and words beside it no more', async () => {
  const words = await wordsOf('mask gate', FAR_TOO_MANY, FAR_TOO_MANY + 1);
  expect(new Set(await found(words))).toEqual(new Set(['mask']));
});

test('words are looked for as long as their passages together are not too many', async () => {
  const half = SEARCH_LIMITS.looked / 2;
  expect(new Set(await found(await wordsOf('mask gate', half, half)))).toContain('gate');
  expect(new Set(await found(await wordsOf('mask gate', half + 1, half)))).toEqual(
    new Set(['gate']),
  );
});

test('in games that are named every word is looked for', async () => {
  const words = await wordsOf('mask gate', FAR_TOO_MANY, FAR_TOO_MANY);
  expect(new Set(await found(words, ['bronze-gate']))).toEqual(
    new Set(['mask gate', 'mask', 'gate']),
  );
});

test('a word that no passage has finds none', async () => {
  expect(await found(await wordsOf('zzyzx'))).toEqual([]);
});
