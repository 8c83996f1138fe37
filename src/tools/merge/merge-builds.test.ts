import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, localeFacts, LOCALES, type Locale } from '../../config/locales';
import { writeBuildManifest } from '../../gatsby/node/outputs/publish/build-manifest';
import {
  readBuildSummary,
  summarize,
  writeBuildSummary,
} from '../../gatsby/node/outputs/publish/build-summary';
import type { StaleNote } from '../../gatsby/node/sources/stale-collections';
import { writeFiles } from '../../node/temp-folder';
import { tempFolder } from '../../testing/temp-folder';
import { takeSnapshot } from '../isolated-build/folder-snapshot';
import { mergeBuilds as mergeWithin } from './merge-builds';

interface Made {
  readonly scripts?: string;
  readonly input?: string;
  readonly changes?: string;
  readonly stale?: readonly StaleNote[];
  readonly files?: Readonly<Record<string, string>>;
}

function addressOf(locale: Locale): string {
  return `${localeFacts[locale].prefix}/`;
}

/** A finished build as the hooks leave it: a page of each language, a shell, a script. */
async function build(
  locales: readonly Locale[],
  { scripts = 'c1', input = 'library', changes = 'log', stale = [], files = {} }: Made = {},
): Promise<string> {
  const shells = LOCALES.map((locale) => `${addressOf(locale)}profile/`);
  const pages = [...locales.map(addressOf), ...shells];
  const folder = tempFolder({
    ...Object.fromEntries(pages.map((page) => [`${page.slice(1)}index.html`, `page ${page}`])),
    'app.js': scripts,
    'static/a.webp': 'picture',
    ...files,
  });
  const pageData = new Map(pages.map((page) => [page, `data of ${page}`]));
  const summary = summarize(
    { compilationHash: scripts, pageData },
    { locales, input, changes, stale },
  );
  await writeBuildSummary(summary, folder);
  await writeBuildManifest(summary, folder);
  return folder;
}

function builds(made: Partial<Record<Locale, Made>> = {}): Promise<string[]> {
  return Promise.all(LOCALES.map((locale) => build([locale], made[locale])));
}

/** Merges as a command does that nobody stops, or that is stopped at once. */
function mergeBuilds(from: readonly string[], into: string, isStopped = false): Promise<string> {
  return mergeWithin(from, into, { own: () => undefined, isStopped: () => isStopped });
}

let release: string;
beforeEach(() => {
  release = path.join(tempFolder(), 'release');
});

function textOf(file: string): string {
  return readFileSync(path.join(release, file), 'utf8');
}

/** Expects that a merge has left nothing beside the release. */
function expectTidy(): void {
  expect(readdirSync(path.dirname(release)).filter((name) => name !== 'release')).toEqual([]);
}

test('builds of a language each make the whole build, byte by byte', async () => {
  await mergeBuilds(await builds(), release);
  const whole = await takeSnapshot(await build(LOCALES));
  expect(await takeSnapshot(release)).toEqual(whole);
  expect(whole.has('ja/index.html')).toBe(true);
  expectTidy();
});

test('a build may have several languages, and what one build alone has is taken too', async () => {
  const parts = await Promise.all([
    build(['en', 'ja'], { files: { 'static/only-here.webp': 'x' } }),
    build([DEFAULT_LOCALE]),
  ]);
  await mergeBuilds(parts, release);
  expect(textOf('static/only-here.webp')).toBe('x');
  expect(textOf('index.html')).toBe('page /');
});

test.each<[string, (parts: string[]) => unknown, Made | undefined, string]>([
  ['a language that is missing', (parts) => parts.pop(), undefined, 'No build has the language ja'],
  [
    'a language twice',
    (parts) => parts.push(parts[0] ?? ''),
    undefined,
    'both have the language zh',
  ],
  ['other scripts', () => undefined, { scripts: 'c2' }, 'have other scripts'],
  ['another library', () => undefined, { input: 'later' }, 'were made from other libraries'],
  [
    'other memories of what changed',
    () => undefined,
    { changes: 'lost' },
    'copy the folder .data/changes of one to the other',
  ],
  [
    'other bytes in a file that all builds have',
    () => undefined,
    { files: { 'static/a.webp': 'Picture' } },
    '1 files differ between builds, which must be the same:\n  static/a.webp: ',
  ],
])('%s stops it, and the release before stays', async (_, change, made, message) => {
  await mergeBuilds(await builds(), release);
  const before = await takeSnapshot(release);
  const parts = await builds(made && { en: made });
  change(parts);
  await expect(mergeBuilds(parts, release)).rejects.toThrow(message);
  expect(await takeSnapshot(release)).toEqual(before);
  expectTidy();
});

test('a file that differs is named with both builds', async () => {
  const parts = await builds({ ja: { files: { 'static/a.webp': 'other' } } });
  const [zh = '', , ja = ''] = parts;
  await expect(mergeBuilds(parts, release)).rejects.toThrow(`static/a.webp: ${zh} and ${ja}`);
  expect(existsSync(release)).toBe(false);
});

test('compressed copies come with the very file that they were made of, and keep its time', async () => {
  const parts = await builds({
    zh: { files: { 'app.js.br': 'of zh' } },
    en: { files: { 'app.js.br': 'of en', 'app.js.gz': 'of en', 'en/index.html.gz': 'page' } },
  });
  const time = new Date('2026-01-02T03:04:05Z');
  for (const name of ['app.js', 'app.js.br'])
    utimesSync(path.join(parts[0] ?? '', name), time, time);
  await mergeBuilds(parts, release);
  expect(textOf('app.js.br')).toBe('of zh');
  expect(existsSync(path.join(release, 'app.js.gz'))).toBe(false);
  expect(textOf('en/index.html.gz')).toBe('page');
  for (const name of ['app.js', 'app.js.br']) {
    expect(statSync(path.join(release, name)).mtime).toEqual(time);
  }
});

test('the release before stays known to pages that are asking, and nothing else of it stays', async () => {
  const first = await mergeBuilds(await builds({ zh: { files: { 'gone.html': 'x' } } }), release);
  const next = { scripts: 'c2' };
  const second = await mergeBuilds(await builds({ zh: next, en: next, ja: next }), release);
  expect(JSON.parse(textOf('builds/latest.json'))).toEqual({ id: second });
  expect(readdirSync(path.join(release, 'builds/meta')).sort()).toEqual(
    [`${first}.json`, `${second}.json`].sort(),
  );
  expect(existsSync(path.join(release, 'gone.html'))).toBe(false);
});

test('what is no release is not replaced, and what is no build is not merged', async () => {
  writeFiles(release, { 'thesis.txt': 'x' });
  await expect(mergeBuilds(await builds(), release)).rejects.toThrow('that is no release');
  expect(textOf('thesis.txt')).toBe('x');
  await expect(mergeBuilds([tempFolder()], release)).rejects.toThrow('is no finished build');
});

test('a build is no place for the release', async () => {
  const parts = await builds();
  const [zh = ''] = parts;
  for (const into of [zh, path.join(zh, 'all'), path.dirname(zh)]) {
    await expect(mergeBuilds(parts, into)).rejects.toThrow('lie in each other');
  }
});

test('a merge that is stopped leaves nothing', async () => {
  await expect(mergeBuilds(await builds(), release, true)).rejects.toThrow('was stopped');
  expect(existsSync(release)).toBe(false);
  expectTidy();
});

test('a release is as stale as the oldest of its builds, and has the same id', async () => {
  const note = (since: string): StaleNote => ({
    collection: 'games',
    since,
    why: 'could not be read',
  });
  const fresh = await mergeBuilds(await builds(), path.join(tempFolder(), 'release'));
  const parts = await builds({
    en: { stale: [note('2026-11-25T20:00:00.000Z')] },
    ja: { stale: [note('2026-11-25T19:00:00.000Z')] },
  });
  expect(await mergeBuilds(parts, release)).toBe(fresh);
  expect((await readBuildSummary(release)).stale).toEqual([note('2026-11-25T19:00:00.000Z')]);
});
