import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../../config/locales';
import { tempFolder } from '../../../../testing/temp-folder';
import { writeBuildManifest } from './build-manifest';
import { buildIdOf, summarize, type BuildSummary } from './build-summary';

function facts(compilationHash: string, pages: readonly [string, string][]): BuildSummary {
  return summarize(
    { compilationHash, pageData: new Map(pages) },
    { locales: LOCALES, input: 'library' },
  );
}
const firstPages: readonly [string, string][] = [
  ['/', 'a'],
  ['/en/', 'b'],
];
const first = facts('c1', firstPages);

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

async function read(name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folder, 'builds', name), 'utf8'));
}

test('the same build has the same id, in whatever order its pages were made', () => {
  const turned = facts('c1', [...firstPages].reverse());
  expect(buildIdOf(turned)).toBe(buildIdOf(first));
  expect(buildIdOf(first)).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['other scripts', facts('c2', firstPages)],
  ['other data of a page', facts('c1', [['/', 'a'], ['/en/', 'c']])], // oxfmt-ignore
  ['a page less', facts('c1', [['/', 'a']])],
  ['data of two pages exchanged', facts('c1', [['/', 'b'], ['/en/', 'a']])], // oxfmt-ignore
])('%s are another build', (_, other) => {
  expect(buildIdOf(other)).not.toBe(buildIdOf(first));
});

test('an unchanged build leaves its manifest untouched', async () => {
  const id = await writeBuildManifest(first, folder);
  const file = path.join(folder, 'builds', 'latest.json');
  const before = await stat(file);
  expect(await writeBuildManifest(first, folder)).toBe(id);
  expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
  expect(await read('latest.json')).toEqual({ id });
  expect(await read(`meta/${id}.json`)).toEqual({ id, webpackCompilationHash: 'c1', pages: 2 });
});

test('what is stale stands in the file of the build, and is no other build', async () => {
  const stale: BuildSummary['stale'] = [
    { collection: 'games', since: '2026-11-25T20:00:00.000Z', why: 'could not be read' },
  ];
  const id = await writeBuildManifest({ ...first, stale }, folder);
  expect(id).toBe(buildIdOf(first));
  expect(await read(`meta/${id}.json`)).toMatchObject({ id, stale });
  await writeBuildManifest(first, folder);
  expect(await read(`meta/${id}.json`)).not.toHaveProperty('stale');
});

test('after a build in which nothing has changed, the build before stays, too', async () => {
  const before = await writeBuildManifest(first, folder);
  const id = await writeBuildManifest(facts('c2', []), folder);
  await writeBuildManifest(facts('c2', []), folder);
  const names = await readdir(path.join(folder, 'builds', 'meta'));
  expect(names.sort()).toEqual([`${before}.json`, `${id}.json`].sort());
});

test('the build before stays, older ones go with their compressed copies', async () => {
  const oldest = await writeBuildManifest(first, folder);
  await writeFile(path.join(folder, 'builds', 'meta', `${oldest}.json.br`), 'x');
  const before = await writeBuildManifest(facts('c2', []), folder);
  const latest = await writeBuildManifest(facts('c3', []), folder);
  const names = await readdir(path.join(folder, 'builds', 'meta'));
  expect(names.sort()).toEqual([`${before}.json`, `${latest}.json`].sort());
});

test('a spoiled manifest of an earlier build is written anew', async () => {
  await writeBuildManifest(first, folder);
  await writeFile(path.join(folder, 'builds', 'latest.json'), '<!doctype html>');
  const id = await writeBuildManifest(facts('c2', []), folder);
  expect(await read('latest.json')).toEqual({ id });
});
