import { indexAddress } from '../../../local-search/index-format';
import { createNameForms } from '../../../local-search/name-forms';
import { searchIndex } from './index-rows';
import type { NamedLibrary } from './named-library';
import { openPronunciations } from '../pronunciations/pronunciations';
import { makeIndex } from './testing/index-in-memory';

const forms = createNameForms(openPronunciations());

const named = [
  { id: 'gate', zh: '青铜之门', en: 'The Bronze Gate', ja: '青銅の門' },
  { id: 'neon', zh: '霓虹信使', en: 'Neon Courier', ja: 'ネオン配達人' },
  { id: 'lantern', zh: '万灯城', en: 'City of Ten Thousand Lanterns', ja: '万灯の都' },
  // Without a name in two languages, and with names that are no good words.
  { id: 'alone', zh: '孤岛' },
  { id: 'proto', zh: '__proto__', en: 'constructor' },
  { id: 'signs', zh: '？！', en: '<b>.*</b>' },
];

/** A library with these games; a large one has its index in buckets. */
function libraryOf(more: number): NamedLibrary {
  const others = Array.from({ length: more }, (_, at) => ({
    id: `g${String(at)}`,
    zh: `窑 ${String(at)}`,
  }));
  const games = [...named, ...others].map(({ id, zh, ...translated }) => ({
    id,
    texts: { name: zh, tags: [], sections: [] },
    translations: Object.fromEntries(
      Object.entries(translated).map(([locale, name]) => [locale, { name }]),
    ),
  }));
  return { games, roles: [], characters: [] };
}

describe.each([
  ['one file', 0],
  ['buckets', 1_000],
])('an index of %s', (_size, more) => {
  const index = searchIndex(libraryOf(more), 'en', forms);
  const { files, read, search } = makeIndex(index);

  test.each([
    '',
    '   ',
    '\u3000\t\n',
    '😀',
    '👩‍👩‍👧‍👦',
    '.*',
    '^$',
    '(',
    '[',
    '\\',
    '%',
    '"',
    '<>',
    '？！',
    '・',
  ])('%j is no word, and finds nothing', async (text) => {
    expect(await search.search(text)).toEqual([]);
  });

  test.each(['x', '灯', 'ｱ', '😀', 'a ', '的a', '<b>', '.*', '\ud83d', '한', 'م', '𠮷', '1'])(
    '500 characters of %j are a search like any other',
    async (piece) => {
      const before = read.length;
      const hits = await search.search(piece.repeat(500).slice(0, 500));
      expect(hits.length).toBeLessThanOrEqual(30);
      expect(read.length - before).toBeLessThan(20);
    },
  );

  test.each([
    ['half-width kana', 'ﾈｵﾝ', 'neon'],
    ['hiragana', 'ねおん', 'neon'],
    ['full-width Latin', 'ＬＡＮＴＥＲＮ', 'lantern'],
    ['accents', 'Läntérn', 'lantern'],
    ['traditional characters', '青銅之門', 'gate'],
    ['HTML', '<b>lantern</b>', 'lantern'],
    ['HTML that runs', '<img src=x onerror=alert(1)> gate', undefined],
    ['signs of regular expressions', '.*lantern$', 'lantern'],
    ['emoji', '🏮lantern🏮', 'lantern'],
    ['scripts beside each other', '青铜gate', 'gate'],
    ['scripts in one word', '青tong门', 'gate'],
    ['a name that objects have', '__proto__', 'proto'],
    ['another one', 'constructor', 'proto'],
    ['what nothing has', 'hasOwnProperty', undefined],
    ['a name that English lacks', '孤岛', 'alone'],
    ['its pinyin', 'gudao', 'alone'],
  ])('%s: %s', async (_what, text, id) => {
    expect((await search.search(text))[0]?.id).toBe(id);
  });

  test('a game without a name in English shows its Chinese one, and says so', async () => {
    expect(await search.search('gudao')).toMatchObject([
      { id: 'alone', name: '孤岛', isChinese: true },
    ]);
    expect((await search.search('neon'))[0]).toMatchObject({
      name: 'Neon Courier',
      isChinese: false,
    });
  });

  test('a game whose name is nothing but signs is in nobody’s way', async () => {
    expect(index.rows.find(([, id]) => id === 'signs')?.[3]).toEqual(['b b']);
    expect((await search.search('b b'))[0]?.id).toBe('signs');
  });

  test('a file that is not there costs only what needs it, until it is', async () => {
    const fresh = makeIndex(index);
    for (const address of fresh.files.keys()) {
      if (address !== indexAddress('zh')) fresh.files.delete(address);
    }
    await expect(fresh.search.search('lantern')).rejects.toThrow();
    for (const [address, text] of files) fresh.files.set(address, text);
    expect((await fresh.search.search('lantern'))[0]?.id).toBe('lantern');
  });
});
