import { truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeOutcome } from './exit-codes';
import { ReleaseStore } from './release-store';
import { rollBack } from './roll-back';
import { ReleaseFixture, type Word } from './testing/release-fixture';

const releases = new ReleaseFixture();
let site: string;
let store: ReleaseStore;

beforeEach(async () => {
  await releases.writeBuilds();
  site = await releases.siteWith(['one', 'two']);
  store = new ReleaseStore(site);
});

afterAll(() => {
  releases.remove();
});

function idOf(word: Word): string {
  const [two = '', one = ''] = store.list().map(({ id }) => id);
  return { one, two, three: '' }[word];
}

test('it shows the release before, and the same build is not put forward again', async () => {
  const [one, two] = [idOf('one'), idOf('two')];
  expect(await rollBack(store, undefined)).toMatchObject({ current: one, before: two });
  expect(releases.shownIn(site)).toBe('one');
  expect(await releases.release(site, 'two')).toMatchObject({ kind: 'unchanged', current: one });
  await rollBack(store, two);
  expect(releases.shownIn(site)).toBe('two');
});

test('going forward again blames nothing, and going back afterwards leads to where visitors came from', async () => {
  const [one, two] = [idOf('one'), idOf('two')];
  await rollBack(store, undefined);
  const forward = await rollBack(store, two);
  expect(forward).toMatchObject({ kind: 'put-forward', current: two, before: one });
  expect(describeOutcome(forward).join(' ')).not.toContain('Mend');
  expect(store.list().map(({ takenBack }) => takenBack)).toEqual([false, false]);
  expect(await rollBack(store, undefined)).toMatchObject({ kind: 'taken-back', current: one });
  expect(store.read(two)).toMatchObject({ takenBack: true });
});

test('a newer build is shown after it', async () => {
  await rollBack(store, undefined);
  await releases.release(site, 'three');
  expect(releases.shownIn(site)).toBe('three');
});

test('a build that was mended since is shown, though its pages are the same', async () => {
  const two = idOf('two');
  await rollBack(store, undefined);
  writeFileSync(path.join(releases.buildOf('two'), 'robots.txt'), 'User-agent: *');
  const mended = await releases.release(site, 'two');
  expect(mended).toMatchObject({ kind: 'released', current: `${two}-2` });
});

test('it needs a release that is there and whole', async () => {
  const [one, two] = [idOf('one'), idOf('two')];
  await expect(rollBack(store, 'abc')).rejects.toThrow(`there is ${two}, ${one}`);
  truncateSync(path.join(store.folderOf(one), 'index.html'), 1);
  const outcome = await rollBack(store, one);
  expect(outcome).toMatchObject({ kind: 'damaged', current: two });
  expect(outcome.message).toContain('/index.html has 1 bytes, not');
});
