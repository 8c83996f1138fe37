import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { summarize, writeBuildSummary } from '../../gatsby/node/outputs/publish/build-summary';
import type { StaleNote } from '../../gatsby/node/sources/stale-collections';
import { writeFiles } from '../../node/temp-folder';
import { tempFolder } from '../../testing/temp-folder';
import { KEPT_MS } from './copy-build';
import { makeRelease, type ReleaseOptions } from './make-release';
import { rollBack } from './roll-back';
import { describeOutcome, type Outcome } from './exit-codes';
import { ReleaseStore } from './release-store';
import { catchFailure } from './catch-failure';

const FIRST_DAY = Date.parse('2026-11-26T00:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

let from: string;
let store: ReleaseStore;
let day: number;
beforeEach(() => {
  from = tempFolder();
  store = new ReleaseStore(path.join(tempFolder(), 'site'));
  day = 0;
});

/** Writes a finished build as the hooks leave it: so many pages, a script with a name of its own, and a picture. */
async function build(text: string, pages = 10, stale: readonly StaleNote[] = []): Promise<void> {
  const [script = ''] = readdirSync(from).filter((name) => name.endsWith('.js'));
  rmSync(path.join(from, script), { recursive: true, force: script === '' });
  const paths = Array.from({ length: pages }, (_, at) => `/page-${String(at)}/`);
  writeFiles(from, {
    'index.html': text,
    'static/a.webp': 'picture',
    [`app-${Buffer.from(text).toString('hex').padEnd(8, '0').slice(0, 8)}.js`]: text,
  });
  const pageData = new Map(paths.map((each) => [each, text]));
  const summary = summarize(
    { compilationHash: text, pageData },
    { locales: ['zh'], input: text, stale },
  );
  await writeBuildSummary(summary, from);
}

function release(options: Partial<ReleaseOptions> = {}): Promise<Outcome> {
  return makeRelease({
    ...{ store, from, build: undefined, keep: 5, pagesLost: 20 },
    isTrial: false,
    now: () => new Date(FIRST_DAY + (day += 1) * DAY_MS),
    ...options,
  });
}

async function releaseOf(text: string, options: Partial<ReleaseOptions> = {}): Promise<string> {
  await build(text);
  const { current } = await release(options);
  return current ?? '';
}

function shown(file = 'index.html'): string {
  return readFileSync(path.join(store.current, file), 'utf8');
}

test('a build is shown whole, and the build that comes next changes nothing of it', async () => {
  await build('one');
  expect(await release()).toMatchObject({ kind: 'released', pages: 10, before: undefined });
  await build('two');
  expect(shown()).toBe('one');
  expect(await release()).toMatchObject({ kind: 'released', before: store.list()[1]?.id });
  expect(shown()).toBe('two');
});

test('what has not changed takes no room twice, and nothing of it is shared with the build', async () => {
  const [one, two] = [await releaseOf('one'), await releaseOf('two')];
  const inodes = [store.folderOf(one), store.folderOf(two), from].map(
    (folder) => statSync(path.join(folder, 'static/a.webp')).ino,
  );
  expect(inodes[1]).toBe(inodes[0]);
  expect(inodes[2]).not.toBe(inodes[0]);
});

test('a build in which nothing has changed makes no release, and writes nothing', async () => {
  const id = await releaseOf('one');
  await releaseOf('two');
  const releases = path.join(store.folder, 'releases');
  const { mtimeMs } = statSync(releases);
  const outcome = await release();
  expect(outcome).toMatchObject({ kind: 'unchanged', copied: 0, kept: 1 });
  expect(outcome.current).not.toBe(id);
  expect(store.list()).toHaveLength(2);
  expect(statSync(releases).mtimeMs).toBe(mtimeMs);
});

test.each([
  ['is gone', () => rmSync(path.join(from, 'static/a.webp'))],
  ['is new', () => writeFileSync(path.join(from, 'robots.txt'), 'User-agent: *')],
  [
    'has another content of the same size',
    () => writeFileSync(path.join(from, 'index.html'), 'uno'),
  ],
  ['is gone from the release', () => rmSync(path.join(store.current, 'index.html'))],
])('a build of which a file %s makes a release', async (_what, change) => {
  await releaseOf('one');
  change();
  expect(await release()).toMatchObject({ kind: 'released' });
});

test('files beside the pages change with a release of their own', async () => {
  const id = await releaseOf('one');
  writeFileSync(path.join(from, 'robots.txt'), 'User-agent: *');
  const { current } = await release();
  expect(current).toBe(`${id}-2`);
  expect(shown('robots.txt')).toBe('User-agent: *');
});

test('hashed files of earlier builds stay for 30 days, pages do not', async () => {
  await build('one');
  const [script = ''] = readdirSync(from).filter((name) => name.endsWith('.js'));
  writeFileSync(path.join(from, 'gone.html'), 'gone');
  await release();
  rmSync(path.join(from, 'gone.html'));
  await releaseOf('two');
  expect([shown(script), existsSync(path.join(store.current, 'gone.html'))]).toEqual([
    'one',
    false,
  ]);
  for (let count = 0; count < KEPT_MS / DAY_MS; count += 1) await releaseOf(`day ${String(count)}`);
  expect(shown(script)).toBe('one');
  await releaseOf('the last day');
  expect(existsSync(path.join(store.current, script))).toBe(false);
});

test.each([
  ['ahead', 60],
  ['back', -60],
])('a clock that is %s for an hour costs open tabs none of their files', async (_where, days) => {
  for (const text of ['one', 'two']) await releaseOf(text);
  day += days;
  await releaseOf('wrong');
  day -= days;
  for (const text of ['right', 'later']) await releaseOf(text);
  const [newest] = store.list();
  const ages = Object.values(newest?.kept ?? {}).map(
    (since) => (FIRST_DAY + day * DAY_MS - Date.parse(since)) / DAY_MS,
  );
  // Of the builds one, two, wrong and right; a day may count for nothing, or twice.
  expect(ages).toHaveLength(4);
  for (const age of ages) expect([age >= 0, age <= 5]).toEqual([true, true]);
});

test('a build that failed or that lost its pages is not shown', async () => {
  const id = await releaseOf('one');
  const failed = await release({ build: () => Promise.resolve(1) });
  expect(failed).toMatchObject({ kind: 'build-failed', current: id });
  await build('two', 7);
  const refused = await release();
  expect(refused).toMatchObject({ kind: 'refused', current: id });
  expect(refused.message).toContain('30 of 100 pages');
  expect(shown()).toBe('one');
  expect((await release({ pagesLost: 30 })).kind).toBe('released');
});

test('a release says what of it is stale, for machines and for people', async () => {
  const since = '2026-11-25T20:00:00.000Z';
  const stale: StaleNote[] = [{ collection: 'games', since, why: 'could not be read' }];
  await build('one', 10, stale);
  const outcome = await release();
  expect(outcome).toMatchObject({ kind: 'released', stale });
  expect(describeOutcome(outcome)).toContain(`STALE since ${since}: games could not be read.`);
  // An hour later, just as stale: the same release.
  await build('one', 10, stale);
  expect(await release()).toMatchObject({ kind: 'unchanged', stale });
  await build('two');
  expect(await release()).toMatchObject({ kind: 'released', stale: [] });
});

test('a folder without a finished build is none', async () => {
  await expect(release()).rejects.toThrow(/no finished build/);
  expect(store.currentId()).toBeUndefined();
});

test('a trial says what would be, and leaves nothing behind', async () => {
  await build('one');
  expect(await release({ isTrial: true })).toMatchObject({ kind: 'tried', current: undefined });
  expect([store.list(), existsSync(store.current)]).toEqual([[], false]);
});

test('a full disk is told of, and changes nothing', async () => {
  const id = await releaseOf('one');
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const outcome = await catchFailure(store, () => release({ build: () => Promise.reject(full) }));
  expect(outcome).toMatchObject({ kind: 'no-room', current: id });
  expect(describeOutcome(outcome).join(' ')).toContain('Make room');
});

test('only the newest releases stay, and always the one that is shown', async () => {
  const first = await releaseOf('one');
  for (const text of ['two', 'three']) await releaseOf(text, { keep: 2 });
  expect(store.list().map(({ id }) => id)).not.toContain(first);
  expect(store.list()).toHaveLength(2);
});

test('a clock that was set back changes nothing in the order of releases', async () => {
  const [one, two] = [await releaseOf('one'), await releaseOf('two')];
  day -= 60;
  const three = await releaseOf('three', { keep: 3 });
  expect(store.list().map(({ id }) => id)).toEqual([three, two, one]);
  expect(await rollBack(store, undefined)).toMatchObject({ current: two });
});

test('what a run that was killed has left is cleared away by the next', async () => {
  const one = await releaseOf('one');
  const draft = await store.openDraft();
  cpSync(store.folderOf(one), draft, { recursive: true });
  const two = await releaseOf('two');
  expect([shown(), existsSync(draft)]).toEqual(['two', false]);
  // Killed while an old release was removed: its folder is there, and no note.
  const releases = path.join(store.folder, 'releases');
  cpSync(store.folderOf(one), path.join(releases, 'abc'), { recursive: true });
  await release();
  expect(readdirSync(releases)).not.toContain('abc');
  // Killed between the name and the note: the folder is there, and no release.
  rmSync(`${store.folderOf(two)}.json`);
  await rollBack(store, one);
  expect(await release()).toMatchObject({ kind: 'released', current: two });
});
