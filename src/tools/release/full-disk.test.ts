import { existsSync, readdirSync } from 'node:fs';
import promises from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { tempFolder } from '../../testing/temp-folder';
import type { Outcome } from './exit-codes';
import { makeRelease, type ReleaseOptions } from './make-release';
import { ReleaseStore } from './release-store';
import { writeBuild } from './testing/sample-build';

/** Turns of the event loop that a copy takes on a slow disk: another one has failed long before. */
const SLOW_TURNS = 500;

let store: ReleaseStore;

beforeEach(() => {
  store = new ReleaseStore(path.join(tempFolder(), 'site'));
});

async function release(word: string, options: Partial<ReleaseOptions> = {}): Promise<Outcome> {
  const from = tempFolder();
  await writeBuild(from, word);
  return makeRelease({
    ...{ store, from, build: undefined, keep: 5, pagesLost: 20, isTrial: false },
    now: () => new Date(),
    ...options,
  });
}

function releasesFolder(): readonly string[] {
  return readdirSync(path.join(store.folder, 'releases')).sort();
}

/**
 * Makes a disk that has room for a draft only while so few releases are there.
 * @returns what tells how many files are being written
 */
function stubFullDisk(most: number): () => number {
  jest.restoreAllMocks();
  const copy = promises.copyFile.bind(promises);
  let writing = 0;
  let count = 0;
  jest.spyOn(promises, 'copyFile').mockImplementation(async (...files) => {
    count += 1;
    if (store.list().length > most && count % 2 === 1) {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    }
    writing += 1;
    for (let turn = 0; turn < SLOW_TURNS; turn += 1) await setImmediate();
    await copy(...files);
    writing -= 1;
  });
  return () => writing;
}

test('a disk that is full while files are copied is told of when none is being written any more', async () => {
  const { current: one = '' } = await release('one');
  const writing = stubFullDisk(0);
  await expect(release('two')).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(writing()).toBe(0);
  expect(releasesFolder()).toEqual([one, `${one}.json`]);
});

test('where there is no room, old releases go before the new one is made, but never the last two', async () => {
  for (const word of ['one', 'two', 'three', 'four']) await release(word);
  const ids = store.list().map(({ id }) => id);
  stubFullDisk(2);
  await expect(release('five', { keep: 1, isTrial: true })).rejects.toThrow('no space left');
  expect(store.list()).toHaveLength(4);
  stubFullDisk(1);
  await expect(release('five', { keep: 1 })).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(store.list().map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect([...store.removed].sort()).toEqual(ids.slice(2).sort());
  stubFullDisk(2);
  expect(await release('five')).toMatchObject({ kind: 'released' });
});

test('a draft that was left takes no room from the next build', async () => {
  const draft = await store.openDraft();
  const seen: boolean[] = [];
  const build = (): Promise<number> => {
    seen.push(existsSync(draft));
    return Promise.resolve(0);
  };
  await release('one', { build });
  expect(seen).toEqual([false]);
});
