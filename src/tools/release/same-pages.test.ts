import path from 'node:path';
import type { StaleNote } from '../../gatsby/node/sources/stale-collections';
import { tempFolder } from '../../testing/temp-folder';
import type { Outcome } from './exit-codes';
import { makeRelease } from './make-release';
import { ReleaseStore } from './release-store';
import { rollBack } from './roll-back';
import { writeBuild } from './testing/sample-build';

let store: ReleaseStore;

beforeEach(() => {
  store = new ReleaseStore(path.join(tempFolder(), "visitors' site"));
});

/** Releases a build of which the games are stale since an hour, or nothing is. */
async function release(word: string, hour?: string): Promise<Outcome> {
  const since = `2026-11-25T${hour ?? '00'}:00:00.000Z`;
  const stale: StaleNote = { collection: 'games', since, why: 'could not be read' };
  const from = tempFolder();
  await writeBuild(from, word, false, hour === undefined ? [] : [stale]);
  return makeRelease({
    ...{ store, from, build: undefined, keep: 2, pagesLost: 20, isTrial: false },
    now: () => new Date(),
  });
}

test('releases that differ in what is stale alone count as one, and take no number twice', async () => {
  const { current: one } = await release('one');
  const { current: two = '' } = await release('two');
  for (const hour of ['01', '02', undefined]) {
    expect(await release('two', hour)).toMatchObject({ kind: 'released' });
  }
  expect(store.list().map(({ id }) => id)).toEqual([`${two}-4`, one]);
  expect(await rollBack(store, undefined)).toMatchObject({ current: one });
});

test('a build that was taken back is not put forward when something of it is stale', async () => {
  const { current: one } = await release('one');
  const { current: two = '' } = await release('two');
  await rollBack(store, undefined);
  const outcome = await release('two', '20');
  expect(outcome).toMatchObject({ kind: 'unchanged', current: one });
  // The whole command, for whoever copies it into a shell.
  const words = `'${path.dirname(store.folder)}/visitors'\\'' site' --rollback --id ${two}`;
  expect(outcome.message).toContain(`npm run release -- --into ${words} shows it again`);
});
