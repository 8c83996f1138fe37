import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { OutboxEntry } from '../../../platform/chats/unsent-database';
import { OutboxStorage } from './outbox-storage';

const LIMIT_MS = 2000;

const entry: OutboxEntry = {
  ...{ clientMessageId: 'c1', userId: '7', characterId: 'p1', content: '门', locale: 'zh' },
  writtenAt: '2026-11-21T08:00:00Z',
};

let told: jest.SpyInstance;
const opened: OutboxStorage[] = [];
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  for (const storage of opened.splice(0)) storage.close();
});

/** The storage of a tab, which the tab closes. */
function open(): OutboxStorage {
  const storage = new OutboxStorage(LIMIT_MS);
  opened.push(storage);
  return storage;
}

/** Tells after how long a storage that does not answer is waited for no more. */
async function waitOf(run: () => Promise<unknown>): Promise<number> {
  const begin = Date.now();
  const done = run().then(() => Date.now() - begin);
  await jest.advanceTimersByTimeAsync(10 * LIMIT_MS);
  return done;
}

test('a storage that does not answer is waited for once, and then hardly any more', async () => {
  jest.useFakeTimers();
  jest.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  const storage = open();
  expect(await waitOf(() => storage.put(entry))).toBe(LIMIT_MS);
  expect(storage.isUnstored('c1')).toBe(true);
  expect(await waitOf(() => storage.list('7'))).toBeLessThan(LIMIT_MS / 10);
  expect(told).toHaveBeenCalledTimes(1);
  expect(String(told.mock.calls[0])).toContain('The storage does not answer.');
  expect(await waitOf(() => storage.find('7', 'c1'))).toBeLessThan(LIMIT_MS / 10);
});

test('a message that the storage did not take is this tab’s, for its own user', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const storage = open();
  await storage.put(entry);
  expect([await storage.list('7'), await storage.list('8')]).toEqual([[entry], []]);
  expect([await storage.find('7', 'c1'), await storage.find('8', 'c1')]).toEqual([
    entry,
    undefined,
  ]);
  await storage.put({ ...entry, clientMessageId: 'c2' });
  expect([storage.isUnstored('c1'), storage.isUnstored('c2')]).toEqual([false, false]);
  // In the order of writing, for any tab.
  const ids = (await open().list('7')).map((each) => each.clientMessageId);
  expect(ids).toEqual(['c1', 'c2']);
  expect(told).toHaveBeenCalledTimes(1);
});

test('what has changed about a message keeps its place, and what was removed is nowhere', async () => {
  const storage = open();
  const other = { ...entry, clientMessageId: 'c2' };
  const failed: OutboxEntry = { ...entry, failure: { kind: 'refused', message: '' } };
  for (const each of [entry, other, failed]) await storage.put(each);
  expect(await storage.list('7')).toEqual([failed, other]);
  await storage.remove('c1');
  await storage.remove('c1');
  expect(await storage.find('7', 'c1')).toBeUndefined();
  expect(await open().list('7')).toEqual([other]);
});
