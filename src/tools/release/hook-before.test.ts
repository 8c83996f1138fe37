import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import type { Hook } from './operator-hook';
import { wholeBuildIn, writeBuild } from './testing/sample-build';
import { OUTCOMES, type Outcome } from './exit-codes';
import { makeRelease } from './make-release';
import { rollBack } from './roll-back';
import { ReleaseStore } from './release-store';

const WORDS = ['one', 'two'];

let store: ReleaseStore;

beforeEach(() => {
  store = new ReleaseStore(path.join(tempFolder(), 'site'));
});

async function release(word: string, hookBefore?: Hook): Promise<Outcome> {
  const from = tempFolder();
  await writeBuild(from, word, true);
  return makeRelease({
    ...{ store, from, build: undefined, hookBefore, keep: 5, pagesLost: 20, isTrial: false },
    now: () => new Date(),
  });
}

function servedRedirects(): string {
  return readFileSync(path.join(store.hostingFolder, 'redirects.json'), 'utf8');
}

function shown(): string | undefined {
  return wholeBuildIn(store.current, WORDS);
}

test('it runs while visitors still get the release before', async () => {
  await release('one');
  const seen: (string | undefined)[] = [];
  const hook: Hook = () => {
    seen.push(shown());
    return Promise.resolve(0);
  };
  expect((await release('two', hook)).kind).toBe('released');
  await rollBack(store, undefined, hook);
  expect([seen, shown()]).toEqual([['one', 'two'], 'one']);
});

test('when it fails, it keeps a release from visitors, and an earlier one from nobody', async () => {
  const { current: one } = await release('one');
  const fails: Hook = () => Promise.resolve(3);
  const outcome = await release('two', fails);
  expect(outcome).toMatchObject({ kind: 'not-shown', current: one });
  expect(outcome.message).toContain('ended with 3');
  expect(OUTCOMES[outcome.kind].exitCode).toBe(10);
  expect(store.list()).toHaveLength(1);
  expect(servedRedirects()).toContain('/one');
  expect((await release('two')).kind).toBe('released');
  const back = await rollBack(store, one, fails);
  expect(back).toMatchObject({ kind: 'taken-back', current: one });
  expect(back.message).toContain('ended with 3');
});
