import * as z from 'zod/mini';
import { createApiReader } from './api-reader';
import { readList } from './lists';
import { GAME_LIST, startFaultyApi, type FaultyApi } from './testing/faulty-api';
import { watchLists } from './watch-lists';

let api: FaultyApi;
beforeEach(async () => {
  api = await startFaultyApi();
});
afterEach(() => api.close());

async function read(times: number): Promise<string | undefined> {
  const lists = watchLists();
  const reader = lists.watch(createApiReader({ baseUrl: api.baseUrl }));
  for (let time = 0; time < times; time += 1) await readList(reader, 'gameList', z.unknown(), []);
  return lists.digest();
}

test('a list that is the same has the same digest, however often it is read', async () => {
  const digest = await read(1);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(await read(2)).toBe(digest);
});

test('a list in another order has another one', async () => {
  const digest = await read(1);
  api.library.games.reverse();
  expect(await read(1)).not.toBe(digest);
});

test('a list that has changed between two readings has none: which of them was used is not known', async () => {
  api.misbehave(({ path, times }) => {
    if (path === GAME_LIST && times === 2) api.library.games.reverse();
    return undefined;
  });
  expect(await read(2)).toBeUndefined();
});
