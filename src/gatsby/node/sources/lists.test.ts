import { gameSummarySchema } from '../../../contract/library';
import type { Fault } from '../faults';
import { duplicateFaults } from './integrity-checks';
import { readList } from './lists';
import { createApiReader } from './api-reader';
import { GAME_LIST, startFaultyApi, type FaultyApi } from './testing/faulty-api';
import { smallLibrary, type Item } from './testing/small-library';

let api: FaultyApi;

beforeEach(async () => {
  api = await startFaultyApi(smallLibrary(250, 0));
});
afterEach(() => api.close());

/** @param rest what happens while the build waits for a list to come to rest */
function readGames(faults: Fault[] = [], rest = (): void => undefined) {
  const reader = createApiReader({ baseUrl: api.baseUrl, retries: 0 });
  const waiting = {
    ...reader,
    rest: () => {
      rest();
      return Promise.resolve();
    },
  };
  return readList(waiting, 'gameList', gameSummarySchema, faults);
}

function gameAt(page: number, item: number): Item {
  return api.library.games[(page - 1) * 100 + item - 1] ?? {};
}

test('reads all pages of a hundred, in the order of the API', async () => {
  const { listed, ids } = await readGames();
  expect(listed.map(({ item }) => item.id)).toEqual(api.library.games.map(({ id }) => id));
  expect(ids.size).toBe(250);
  // Three, and all but the last of them once more.
  expect(api.count(GAME_LIST)).toBe(5);
  expect(listed[216]?.where).toBe(`GET ${GAME_LIST}, page 3, item 17 (id g217)`);
});

test('reads one page of an empty list', async () => {
  api.library.games = [];
  expect(await readGames()).toEqual({ listed: [], ids: new Set() });
  expect(api.count(GAME_LIST)).toBe(1);
});

test('reads on when the API makes its pages smaller than asked for', async () => {
  api.misbehave(({ path, query }) => {
    if (path !== GAME_LIST) return undefined;
    const page = Number(query.get('page'));
    const list = api.library.games.slice((page - 1) * 50, page * 50);
    return { payload: { list, total: 250, page, page_size: 50 } };
  });
  expect((await readGames()).listed).toHaveLength(250);
});

test('names page, item, id and field of every broken item, and keeps the others', async () => {
  gameAt(3, 17).tags = [5];
  gameAt(1, 2).name = '';
  gameAt(2, 100).id = { no: 'id' };
  const faults: Fault[] = [];
  const { listed, ids } = await readGames(faults);
  expect(faults).toEqual([
    {
      where: `GET ${GAME_LIST}, page 1, item 2 (id g2), field name`,
      what: 'expected a text of which something is seen, got ""',
      item: 'g2',
    },
    {
      where: `GET ${GAME_LIST}, page 2, item 100, field id`,
      what: 'expected an id: 1 to 64 characters of A-Z a-z 0-9 _ -, got {"no":"id"}',
    },
    {
      where: `GET ${GAME_LIST}, page 3, item 17 (id g217), field tags.0`,
      what: 'expected a string, got 5',
      item: 'g217',
    },
  ]);
  expect(listed).toHaveLength(247);
  expect(ids.has('g217')).toBe(true);
});

test('takes numbers as ids, and ignores fields it does not know', async () => {
  Object.assign(gameAt(1, 1), { id: 4711, brand_new: { a: 1 }, summary: '新' });
  const { listed } = await readGames();
  expect(listed[0]?.item.id).toBe('4711');
  expect(listed[0]?.item).not.toHaveProperty('brand_new');
});

function answer(payloadAt: (page: number) => object): void {
  api.misbehave(({ query }) => ({ payload: payloadAt(Number(query.get('page'))) }));
}

test('a list that begins again is a fault', async () => {
  const list = api.library.games.slice(0, 100);
  answer((page) => ({ list, total: 250, page, page_size: 100 }));
  await expect(readGames()).rejects.toThrow(
    `GET ${GAME_LIST}, page 2: begins with the same item as an earlier page (id g1), so the list never ends`,
  );
});

test('a list that ends before its total is a fault', async () => {
  answer((page) => ({
    list: page === 1 ? api.library.games.slice(0, 100) : [],
    total: 250,
    page,
    page_size: 100,
  }));
  await expect(readGames()).rejects.toThrow(
    `GET ${GAME_LIST}, page 2: is empty, though total is 250 and 100 items have come`,
  );
});

test('a list with more items than its total is a fault', async () => {
  answer((page) => ({ list: api.library.games.slice(0, 100), total: 7, page, page_size: 100 }));
  await expect(readGames()).rejects.toThrow('total is 7, but 100 items have come');
});

test('a page without its wrapper is a fault', async () => {
  answer(() => ({ items: [] }));
  await expect(readGames()).rejects.toThrow(
    `GET ${GAME_LIST}?page=1&page_size=100, field list: expected an array, got nothing`,
  );
});

test('a list that changes while it is read is read again', async () => {
  api.misbehave(({ query, times }) => {
    if (query.get('page') === '2' && times === 1) api.library.games.shift();
    return undefined;
  });
  const { listed } = await readGames();
  expect(listed.map(({ item }) => item.id)).toEqual(api.library.games.map(({ id }) => id));
  expect(listed).toHaveLength(249);
});

/** Does something to the library when the second page is asked for, so often at most. */
function beforeSecondPage(change: (games: Item[]) => void, times = 1): void {
  let left = times;
  api.misbehave(({ query }) => {
    if (query.get('page') !== '2' || left === 0) return undefined;
    left -= 1;
    change(api.library.games);
    return undefined;
  });
}

test.each<[string, (games: Item[]) => void]>([
  [
    'an edit moves an item from the last page to the first',
    (games) => games.unshift(...games.splice(204, 1)),
  ],
  ['an item of the first page falls to the end', (games) => games.push(...games.splice(0, 1))],
  [
    'one item is removed and another one added',
    (games) => games.push({ ...games.shift(), id: 'new' }),
  ],
])('no item is lost when %s between two pages', async (_, change) => {
  beforeSecondPage(change);
  const faults: Fault[] = [];
  const { listed } = await readGames(faults);
  expect(faults).toEqual([]);
  expect(listed.map(({ item }) => item.id)).toEqual(api.library.games.map(({ id }) => id));
});

test('another order of the same items is no reason to read again', async () => {
  api.misbehave(({ query, times }) => {
    if (query.get('page') === '1' && times === 2) api.library.games.reverse();
    return undefined;
  });
  expect((await readGames()).listed).toHaveLength(250);
  expect(api.count(GAME_LIST)).toBe(5);
});

test('a list that never comes to rest is a fault', async () => {
  beforeSecondPage((games) => games.push(...games.splice(0, 1)), 100);
  await expect(readGames()).rejects.toThrow(
    `GET ${GAME_LIST}: changed while it was read, 3 times in a row`,
  );
});

test('a list that changes is left alone for a while before it is read again', async () => {
  let isImporting = true;
  api.misbehave(({ query }) => {
    if (isImporting && query.get('page') === '2') api.library.games.shift();
    return undefined;
  });
  const readBefore: number[] = [];
  const { listed } = await readGames([], () => {
    readBefore.push(api.count(GAME_LIST));
    isImporting = false;
  });
  expect(readBefore).toEqual([2]);
  expect(listed).toHaveLength(249);
});

test('an item that stands on two pages is handed on, so that both places can be named', async () => {
  gameAt(2, 5).id = 'g7';
  let rests = 0;
  const { listed } = await readGames([], () => {
    rests += 1;
  });
  expect(rests).toBe(2);
  expect(duplicateFaults(listed)).toEqual([
    {
      where: `GET ${GAME_LIST}, page 2, item 5 (id g7)`,
      what: `has the id of another item: GET ${GAME_LIST}, page 1, item 7 (id g7)`,
      item: 'g7',
    },
  ]);
});

test('a list whose total changes with every page is a fault', async () => {
  let total = 1000;
  answer((page) => {
    total += 1;
    const list = api.library.games.slice((page - 1) * 100, page * 100);
    return { list, total, page, page_size: 100 };
  });
  await expect(readGames()).rejects.toThrow(
    `GET ${GAME_LIST}: changed while it was read, 3 times in a row`,
  );
});
