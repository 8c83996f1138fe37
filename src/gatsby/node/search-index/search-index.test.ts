import type { IndexRow } from '../../../local-search/index-format';
import { readChoiceSets } from '../../../local-search/fit-choices';
import { LocalSearch } from '../../../local-search/local-search';
import { searchIndex } from './index-rows';
import type { NamedLibrary } from './named-library';
import { openPronunciations } from '../pronunciations/pronunciations';
import { createNameForms } from '../../../local-search/name-forms';
import { makeIndex as makeIndexOf } from './testing/index-in-memory';

const forms = createNameForms(openPronunciations());

function row(number: number, name: string, ...more: string[]): IndexRow {
  return [0, `g${String(number)}`, name, [name, ...more], '', 0, 0, '', 0];
}

function makeIndex(rows: readonly IndexRow[]) {
  return makeIndexOf({ rows, partners: [], choiceSets: [] });
}

const game = {
  id: 'gate',
  texts: {
    name: '青铜之门',
    tags: [],
    sections: [
      { title: '面具', body: '' },
      { title: '门钉', body: '' },
    ],
  },
  cover: 'cover.png',
  translations: {
    en: {
      name: 'The Bronze Gate',
      sections: [
        { title: 'Masks', body: '' },
        { title: 'Studs', body: '' },
      ],
    },
    ja: { name: '青銅の門' },
  },
};
const role = {
  id: 'yan',
  gameId: 'gate',
  texts: { name: '沈砚', tags: [] },
  translations: { ja: { name: '沈硯（シェン・イエン）' } },
};
const library = { games: [game], roles: [role], characters: [] };

/** The rows of a library in a language. */
function indexRows(of: NamedLibrary, locale: 'zh' | 'en' | 'ja', ...more: [typeof forms]) {
  return searchIndex(of, locale, ...more).rows;
}

test('the root tells which choices games fit together', () => {
  const { choiceSets } = searchIndex(
    {
      ...library,
      games: [
        { ...game, players: { min: 1, max: 2 }, sessionMinutes: { min: 30, max: 45 } },
        { ...game, id: 'other', moods: ['calm'], access: { features: { one_hand: 'yes' } } },
      ],
    },
    'zh',
    forms,
  );
  expect(readChoiceSets(choiceSets)).toEqual([
    ['one', 'two', '30'],
    ['calm', 'one_hand'],
  ]);
});

describe('forms of a name', () => {
  test('pinyin, traditional characters, kana and romaji, each beneath its name', () => {
    const zh = { name: '青铜之门', locale: 'zh' } as const;
    const en = { name: 'The Bronze Gate', locale: 'en' } as const;
    const ja = { name: '青銅の門', locale: 'ja' } as const;
    expect(forms([zh, en, ja])).toEqual([
      { ...zh, forms: ['青铜之门', 'qing tong zhi men', '青銅之門'] },
      { ...en, forms: ['the bronze gate'] },
      { ...ja, forms: ['青銅の門', 'せいどう の もん', '~seido no mon'] },
    ]);
  });

  test('what two languages write alike is one name, with the readings of both', () => {
    const names = [
      { name: '青砚', locale: 'zh' },
      { name: 'Inkstone', locale: 'en' },
      { name: '青砚', locale: 'ja' },
    ] as const;
    const [first, second, ...others] = forms(names);
    expect(first?.forms).toEqual(expect.arrayContaining(['青砚', 'qing yan']));
    expect(first?.forms.some((form) => form.startsWith('~'))).toBe(true);
    expect(second?.forms).toEqual(['inkstone']);
    expect(others).toEqual([]);
  });

  test('a reading in brackets is what it says', () => {
    expect(forms([{ name: '沈硯（シェン・イエン）', locale: 'ja' }])).toMatchObject([
      { name: '沈硯', forms: ['沈硯', 'しぇん いえん', expect.anything()] },
    ]);
  });

  test('a name of signs has none, and one in Latin letters is itself', () => {
    expect(forms([{ name: '？！', locale: 'zh' }])).toEqual([]);
    expect(forms([{ name: 'NieR 2B', locale: 'zh' }])[0]?.forms[0]).toBe('nier 2b');
  });
});

test('a row says what it is in the language of the page, and what stayed Chinese', () => {
  const rows = indexRows(library, 'en', forms).map(([kind, id, name, , of, section, chinese]) => [
    kind,
    id,
    name,
    of,
    section,
    chinese,
  ]);
  expect(rows).toEqual([
    [0, 'gate', 'The Bronze Gate', '', 0, 0],
    [1, 'yan', '沈砚', 'The Bronze Gate', 0, 1],
    [3, 'gate', 'Masks', 'The Bronze Gate', 1, 0],
    [3, 'gate', 'Studs', 'The Bronze Gate', 2, 0],
  ]);
  // Sections without a translation stay Chinese on the Japanese page.
  expect(indexRows(library, 'ja', forms).at(-1)?.slice(2, 7)).toEqual([
    '门钉',
    expect.arrayContaining(['men ding']),
    '青銅の門',
    2,
    1,
  ]);
});

test('another name stands among the forms as it is shown, behind those of the own one', () => {
  const [row] = indexRows(library, 'zh', forms);
  expect(row?.[3]).toEqual([
    ...['青铜之门', 'qing tong zhi men', '青銅之門'],
    '+The Bronze Gate',
    ...['*青銅の門', 'せいどう の もん', '~seido no mon'],
  ]);
});

test('another name and the words of a former id find an item, which is shown under its name', async () => {
  const renamed = { ...game, otherNames: ['三星堆', 'リングライン'], aliases: ['old-kiln', 'g17'] };
  const { search } = makeIndex(indexRows({ ...library, games: [renamed] }, 'zh', forms));
  for (const query of ['三星堆', 'sanxingdui', 'sxd', 'ringurain', 'old kiln', 'old-kiln']) {
    expect((await search.search(query))[0]).toMatchObject({ id: 'gate', name: '青铜之门' });
  }
  expect((await search.search('青铜之门'))[0]).toMatchObject({ id: 'gate' });
  expect(await search.search('g17')).toEqual([]);
});

test('a small library is one file, and a hit says which section of which game it is', async () => {
  const { files, search } = makeIndex(indexRows(library, 'zh', forms));
  expect(files.size).toBe(2);
  expect(await search.search('mending')).toMatchObject([
    { kind: 'section', id: 'gate', name: '门钉', section: 2, game: { name: '青铜之门' } },
  ]);
});

describe('a large library', () => {
  // All of them have a letter in common, a thousand the first word, and a hundred the whole name.
  const words = [
    'amber',
    'azure',
    'ashen',
    'alder',
    'arrow',
    'acorn',
    'apple',
    'agate',
    'aspen',
    'atlas',
  ];
  const name = (number: number) =>
    `${words[number % 10] ?? ''} ${number % 100 === 0 ? 'same' : `garden ${String(number)}`}`;
  const rows = Array.from({ length: 10_000 }, (_, number) => row(number, name(number)));
  const large = makeIndex([
    ...rows,
    row(10_000, 'lantern city'),
    row(10_001, '青铜之门', 'qing tong zhi men'),
    row(10_002, 'ambit'),
  ]);

  test('no file grows with it', () => {
    const small = makeIndex(rows.slice(0, 1000));
    const longest = ({ files }: typeof small) =>
      Math.max(...Array.from(files.values(), (text) => text.length));
    expect(longest(large)).toBeLessThan(2 * longest(small));
    expect(longest(large)).toBeLessThan(40_000);
  });

  test.each([
    ['a whole name', 'azure garden 4321', 'g4321'],
    ['its last word', '4321', 'g4321'],
    ['a later word alone', 'city', 'g10000'],
    ['a typing error at the beginning', 'kantern', 'g10000'],
    ['swapped first letters', 'abmit', 'g10002'],
    ['pinyin from the middle', 'tongzhi', 'g10001'],
    ['initials', 'qtzm', 'g10001'],
  ])('%s is found', async (_, query, id) => {
    expect((await large.search.search(query))[0]?.id).toBe(id);
  });

  test('one letter, and a name that a hundred have, are answered from a few files', async () => {
    for (const query of ['a', 'amber same', 'x'.repeat(500)]) {
      const before = large.read.length;
      const hits = await large.search.search(query);
      expect(hits.length).toBe(query.startsWith('x') ? 0 : 30);
      expect(large.read.length - before).toBeLessThan(20);
    }
  });

  test('a name is found by a beginning that is a letter longer than a crowded one', async () => {
    const many = Array.from({ length: 600 }, (_, at) => row(at, `abca${String(at)}`));
    const { search } = makeIndex([...many, row(600, 'abcz of a long name')]);
    expect((await search.search('abcz'))[0]?.name).toBe('abcz of a long name');
  });

  test('an edited name changes the files that it is in, and no others', () => {
    const some = rows.slice(0, 2000);
    const edited = makeIndex(some.map((each, at) => (at === 1234 ? row(at, 'azure yard') : each)));
    const before = makeIndex(some);
    const fresh = [...edited.files.keys()].filter((address) => !before.files.has(address));
    expect(fresh.length).toBeLessThan(edited.files.size / 4);
  });
});

test('without a network, what has come before goes on finding', async () => {
  const { files, search } = makeIndex(
    Array.from({ length: 600 }, (_, at) =>
      row(at, `${at % 2 === 0 ? 'kiln' : 'yard'} ${String(at)}`),
    ),
  );
  await search.search('kiln 42');
  files.clear();
  await expect(search.search('yard 43')).rejects.toThrow();
  expect((await search.search('kiln 42'))[0]?.id).toBe('g42');
});

test('what is not there is an error, and is asked for again the next time', async () => {
  const { files, search } = makeIndex([row(1, 'lantern')]);
  const [digest = ''] = [...files.keys()];
  const text = files.get(digest) ?? '';
  files.delete(digest);
  await expect(search.search('lantern')).rejects.toThrow(digest);
  files.set(digest, text);
  expect(await search.search('lantern')).toHaveLength(1);
});

test('a newer build has taken the place of the files: its root is read', async () => {
  const older = makeIndex(Array.from({ length: 600 }, (_, at) => row(at, `kiln ${String(at)}`)));
  const newer = makeIndex(Array.from({ length: 600 }, (_, at) => row(at, `yard ${String(at)}`)));
  // The root alone.
  expect(await older.search.search('')).toEqual([]);
  older.files.clear();
  for (const [address, text] of newer.files) older.files.set(address, text);
  expect((await older.search.search('yard 599'))[0]?.id).toBe('g599');
});

test.each([['{}'], ['[]'], ['<!doctype html>'], ['{"rows":"../../evil"}'], ['null']])(
  'a spoiled root (%s) is an error',
  async (text) => {
    const search = new LocalSearch('zh', () => Promise.resolve(text));
    await expect(search.search('a')).rejects.toThrow();
  },
);
