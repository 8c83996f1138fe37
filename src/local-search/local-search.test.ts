import { bucketOf, FANOUT, type IndexRow } from './index-format';
import { LocalSearch } from './local-search';
import { searchLocally } from './browser-search';

function row(id: string, name: string, more: Partial<Record<number, unknown>> = {}): IndexRow {
  const fields: IndexRow = [0, id, name, [name], '', 0, 0, '', 0];
  return Object.assign(fields, more);
}

/** The name of a file of the index. */
function digest(kind: 'a' | 'b' | 'c', number = 0): string {
  return kind.repeat(14) + String(number).padStart(2, '0');
}

/** One bucket more than one branch has names for. */
const BUCKETS = FANOUT + 1;

type Nodes = Readonly<Record<string, { readonly isWhole: boolean; readonly rows: IndexRow[] }>>;

/** A large index in memory, with what lies beneath each beginning, and the addresses that were read of it. */
function largeIndex(nodes: Nodes) {
  const read: string[] = [];
  const files = new Map<string, unknown>([
    ['zh', { partners: [], buckets: BUCKETS, branch: [digest('a', 0), digest('a', 1)] }],
    [digest('a', 0), Array.from({ length: FANOUT }, (_, bucket) => digest('b', bucket))],
    [digest('a', 1), [digest('b', FANOUT)]],
  ]);
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const own = Object.entries(nodes).filter(([text]) => bucketOf(text, BUCKETS) === bucket);
    files.set(digest('b', bucket), Object.fromEntries(own));
  }
  const load = (address: string): Promise<string> => {
    read.push(address);
    const name = address.replace('/search-index/zh/', '').replace('/search-index/', '');
    return Promise.resolve(JSON.stringify(files.get(name.replace('.json', ''))));
  };
  return { read, load, search: new LocalSearch('zh', load) };
}

const partners = [
  ['lingxi', '灵犀', 0, '0123456789abcdef-96.webp'],
  ['seven', '柒号', 1, ''],
];

/** A small index, all of whose rows lie in one file. */
function smallIndex(...rows: readonly IndexRow[]) {
  const texts = new Map<string, string>([
    ['/search-index/zh.json', JSON.stringify({ partners, rows: digest('c') })],
    [`/search-index/zh/${digest('c')}.json`, JSON.stringify(rows)],
  ]);
  const read: string[] = [];
  const load = (address: string): Promise<string> => {
    read.push(address);
    const text = texts.get(address);
    return text === undefined ? Promise.reject(new Error(address)) : Promise.resolve(text);
  };
  return { texts, read, load, search: new LocalSearch('zh', load) };
}

test('a hit says what it is, of which game and whose, what stayed Chinese, and where it fits', async () => {
  const { search, read } = smallIndex(
    row('gate', '灯塔', { 7: 'cover-320.webp', 8: 1 }),
    row('gate', '灯塔门', { 0: 3, 4: 'The Gate', 5: 2, 6: 3 }),
    row('lan', '灯塔人', { 0: 1, 4: 'The Gate', 6: 1 }),
    row('lingxi', '灯塔猫', { 0: 2, 6: 2 }),
    row('gate', '灯塔怎么开', { 0: 4, 4: 'The Gate', 5: 2 }),
  );
  const marks = [[0, 2]];
  const whole = {
    ...{ isChinese: false, game: undefined, section: undefined, marks },
    ...{ alsoNamed: undefined, picture: '', partner: undefined },
  };
  expect(await search.search('灯塔')).toEqual([
    {
      ...{
        ...whole,
        kind: 'game',
        id: 'gate',
        name: '灯塔',
        picture: '/static/pictures/cover-320.webp',
      },
      partner: {
        ...{ id: 'lingxi', name: '灵犀', isChinese: false },
        picture: '/static/pictures/0123456789abcdef-96.webp',
      },
    },
    { ...whole, kind: 'partner', id: 'lingxi', name: '灯塔猫' },
    {
      ...{ ...whole, kind: 'role', id: 'lan', name: '灯塔人', isChinese: true },
      game: { name: 'The Gate', isChinese: false },
    },
    {
      ...{ ...whole, kind: 'section', id: 'gate', name: '灯塔门', isChinese: true, section: 2 },
      game: { name: 'The Gate', isChinese: true },
    },
    {
      ...{ ...whole, kind: 'hint', id: 'gate', name: '灯塔怎么开', section: 2 },
      game: { name: 'The Gate', isChinese: false },
    },
  ]);
  expect(await search.partners()).toMatchObject([
    { id: 'lingxi' },
    { id: 'seven', isChinese: true },
  ]);
  await search.search('灯');
  expect(read).toHaveLength(2);
});

test('a hit says another name where that alone fits', async () => {
  const { search } = smallIndex(row('lan', 'Lan', { 3: ['lan', '=阿阑', 'a lan', '*蘭'] }));
  const nameOf = async (query: string) => (await search.search(query))[0]?.alsoNamed;
  const zh = { name: '阿阑', locale: 'zh' };
  expect(await nameOf('阿阑')).toEqual({ ...zh, marks: [[0, 2]] });
  const read = {
    text: 'a lan',
    marks: [
      [0, 1],
      [2, 4],
    ],
  };
  expect(await nameOf('ala')).toEqual({ ...zh, marks: [[0, 2]], reading: read });
  expect(await nameOf('蘭')).toEqual({ name: '蘭', locale: 'ja', marks: [[0, 1]] });
  expect(await nameOf('lan')).toBeUndefined();
});

test.each([
  ['la', [[0, 1]], { text: 'lao ji', marks: [[0, 2]] }],
  [
    'lj',
    [[0, 2]],
    {
      text: 'lao ji',
      marks: [
        [0, 1],
        [4, 5],
      ],
    },
  ],
  ['ラオ', [[3, 5]], undefined],
  ['rao', [], { text: 'raozi', marks: [[0, 3]] }],
  ['raoji', [], { text: 'raozi', marks: [[0, 5]] }],
  ['老季', [[0, 2]], undefined],
] as const)('%s is marked in the name or in how it is read', async (query, marks, reading) => {
  const forms = ['老季', 'lao ji', 'らおじ', '~raozi'];
  const { search } = smallIndex(row('ji', '老季（ラオジー）', { 3: forms }));
  const [hit] = await search.search(query);
  expect(hit?.reading).toEqual(reading);
  expect(hit?.marks).toEqual(marks);
  expect(hit?.alsoNamed).toBeUndefined();
});

test('there are thirty hits at most, and errors are looked for where there are fewer than three', async () => {
  const many = Array.from({ length: 31 }, (_, at) => row(String(at), `lantern ${String(at)}`));
  expect(await smallIndex(...many).search.search('lantern')).toHaveLength(30);
  const near = row('near', 'lantarn');
  const idsOf = async (...rows: IndexRow[]) =>
    (await smallIndex(...rows, near).search.search('lantern')).map(({ id }) => id);
  expect(await idsOf(...many.slice(0, 2))).toEqual(['0', '1', 'near']);
  expect(await idsOf(...many.slice(0, 3))).toEqual(['0', '1', '2']);
});

test('of a query the first 64 characters are looked for', async () => {
  const { search } = smallIndex(row('long', '灯'.repeat(64)));
  expect(await search.search('灯'.repeat(64) + '塔')).toHaveLength(1);
  expect(await search.search('灯'.repeat(63) + '塔塔塔')).toHaveLength(1);
  expect(await search.search('塔'.repeat(64))).toEqual([]);
});

describe('a large index', () => {
  const nodes: Nodes = {
    灯: { isWhole: false, rows: [row('light', '灯')] },
    灯塔: { isWhole: true, rows: [row('tower', '灯塔'), row('light', '灯')] },
    塔: { isWhole: true, rows: [row('other', '塔灯')] },
    lan: { isWhole: false, rows: [row('lan', 'lan')] },
    lant: { isWhole: true, rows: [row('lantern', 'lantern')] },
    te: { isWhole: true, rows: [row('tea', 'tea')] },
  };

  test.each([
    ['灯', ['light'], 1],
    ['灯塔', ['tower'], 2],
    ['灯塔的光', [], 9],
    ['lantern', ['lantern'], 2],
    ['lan', ['lan'], 1],
    ['tea', ['tea'], 2],
    ['nothing', [], 30],
  ])('%s finds %j in few files', async (query, ids, most) => {
    const { search, read } = largeIndex(nodes);
    expect((await search.search(query)).map(({ id }) => id)).toEqual(ids);
    expect(read.filter((address) => address.includes('bbb')).length).toBeLessThanOrEqual(most);
    expect(new Set(read).size).toBe(read.length);
  });

  test('a row that lies beneath two beginnings is one hit', async () => {
    const { search } = largeIndex({
      ...nodes,
      灯塔: { isWhole: true, rows: [row('light', '灯塔灯')] },
      灯: { isWhole: false, rows: [row('light', '灯塔灯')] },
    });
    expect(await search.search('灯塔')).toHaveLength(1);
  });
});

test('what did not come is asked for again, and what has come is not', async () => {
  const { texts, read, search } = smallIndex(row('gate', '灯塔'));
  const kept = new Map(texts);
  texts.clear();
  await expect(search.search('灯塔')).rejects.toThrow('/search-index/zh.json');
  for (const [address, text] of kept) texts.set(address, text);
  expect(await search.search('灯塔')).toHaveLength(1);
  const before = read.length;
  texts.clear();
  expect(await search.search('灯')).toHaveLength(1);
  expect(read).toHaveLength(before);
});

test('a page has one index in each language, with the first way to load it', async () => {
  const { load, read } = smallIndex(row('gate', '灯塔'));
  expect(await searchLocally('灯塔', 'zh', load)).toHaveLength(1);
  const other = jest.fn(load);
  expect(await searchLocally('灯', 'zh', other)).toHaveLength(1);
  expect(other).not.toHaveBeenCalled();
  await expect(searchLocally('灯', 'ja', other)).rejects.toThrow('/search-index/ja.json');
  expect(read).toContain('/search-index/ja.json');
});

describe('hints that are asked for', () => {
  const question = (id: string, text: string) => row(id, text, { 0: 4, 4: id, 5: 1 });
  const rows = [
    row('gate', '青铜之门'),
    row('guide', '攻略的攻略', { 0: 1 }),
    row('isle', '钟表岛'),
    question('isle', '门卡住了怎么办'),
    question('gate', '最后一副面具在哪儿？'),
    question('gate', '第三扇门怎么开？'),
  ];
  const ids = async (query: string) =>
    (await smallIndex(...rows).search.search(query)).map(({ kind, id }) => `${kind} ${id}`);

  test('are those of the game that is named, before the game', async () => {
    expect(await ids('青铜之门 攻略')).toEqual(['hint gate', 'hint gate', 'game gate']);
    expect(await ids('青铜 卡住了')).toEqual(['hint gate', 'hint gate', 'game gate']);
  });

  test.each(['之门 卡关', '青铜门 攻略', '清铜之门 提示'])(
    'are those of the game whose name has a part, or is nearly, what %s says',
    async (query) => {
      expect((await ids(query)).slice(0, 2)).toEqual(['hint gate', 'hint gate']);
    },
  );

  test('in Latin letters are of no game that has them inside of a word', async () => {
    const { search } = smallIndex(row('aglow', 'paglows'), question('aglow', 'Where to?'));
    expect(await search.search('glow hints')).toEqual([]);
    expect(await search.search('pag hints')).toHaveLength(2);
  });

  test('are one of each game where none is named, and nothing that has the word', async () => {
    expect(await ids('攻略')).toEqual(['hint isle', 'hint gate']);
  });

  test('are looked for by their words where something else is said', async () => {
    expect((await ids('门卡住了'))[0]).toBe('hint isle');
  });

  test('lead to the game alone in a large library', async () => {
    const { search } = largeIndex({ 青: { isWhole: true, rows: [row('gate', '青铜之门')] } });
    expect((await search.search('青铜之门 攻略')).map(({ id }) => id)).toEqual(['gate']);
    expect(await search.search('攻略')).toEqual([]);
  });
});
