import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeFiles } from '../../../../node/temp-folder';
import { tempFolder } from '../../../../testing/temp-folder';
import { writeIfChanged } from '../../../../node/write-file';
import { compressPublic, removeOldCopies } from './compress-public';

const long = 'some text, again and again '.repeat(100);
const files = {
  'index.html': long,
  'app-0123456789abcdef0123.js': long,
  'page-data/en/page-data.json': JSON.stringify({ long }),
  'static/d/logo.svg': long,
  'short.html': 'short',
  'app.js.map': long,
  'picture.webp': long,
  'hosting/rewrites.json': long,
  '~partytown/debug/partytown.js': long,
};

let folder: string;
function at(name: string): string {
  return path.join(folder, name);
}
function has(name: string): boolean {
  return existsSync(at(name));
}

/** Long before a test writes anything: within one tick of a file system's clock two writes look the same. */
const MADE_AT_S = 1_600_000_000;

beforeEach(() => {
  folder = tempFolder(files);
  for (const name of Object.keys(files)) utimesSync(at(name), MADE_AT_S, MADE_AT_S);
});

test('text from 1 KiB gets both copies, with the time of its file', async () => {
  const report = await compressPublic(folder);
  expect(report).toMatchObject({ compressed: 4, upToDate: 0, removed: 0 });
  for (const name of Object.keys(files).slice(0, 4)) {
    const source = readFileSync(at(name));
    expect(brotliDecompressSync(readFileSync(at(`${name}.br`)))).toEqual(source);
    expect(gunzipSync(readFileSync(at(`${name}.gz`)))).toEqual(source);
    expect(statSync(at(`${name}.br`)).mtimeMs).toBeCloseTo(statSync(at(name)).mtimeMs, 0);
  }
  for (const name of Object.keys(files).slice(4)) expect(has(`${name}.br`)).toBe(false);
});

test('a file of 1 KiB is worth copies, and one of a byte less is not', async () => {
  writeFiles(folder, { 'least.html': 'x'.repeat(1024), 'less.html': 'x'.repeat(1023) });
  await compressPublic(folder);
  expect([has('least.html.gz'), has('less.html.gz')]).toEqual([true, false]);
});

test('folders that were listed when old copies were removed are listed again where a file has come or gone', async () => {
  await compressPublic(folder);
  writeFileSync(at('static/d/logo.svg'), `other ${long}`);
  const untouched = ['', 'page-data', 'page-data/en', 'static', '~partytown', '~partytown/debug'];
  for (const name of [...untouched, 'static/d']) utimesSync(at(name), MADE_AT_S, MADE_AT_S);
  const { removed, seen } = removeOldCopies(folder);
  expect(removed).toBe(2);
  // All but the one out of which copies were taken.
  expect([...seen.keys()].sort()).toEqual(untouched.map(at).sort());
  await writeIfChanged(at('page-data/en/new.json'), long);
  await writeIfChanged(at('static/e/new.svg'), long);
  expect(await compressPublic(folder, 'build', seen)).toMatchObject({ compressed: 3, upToDate: 3 });
  expect(
    ['static/d/logo.svg', 'page-data/en/new.json', 'static/e/new.svg'].map((name) =>
      has(`${name}.br`),
    ),
  ).toEqual([true, true, true]);
});

test('what was found without copies in a folder that has not changed gets them', async () => {
  for (const name of ['page-data/en', 'page-data']) utimesSync(at(name), MADE_AT_S, MADE_AT_S);
  const { seen } = removeOldCopies(folder);
  expect(seen.get(at('page-data/en'))?.stale).toHaveLength(1);
  expect(await compressPublic(folder, 'build', seen)).toMatchObject({ compressed: 4 });
});

test('a build without copies asks nothing of files that have none, and removes old ones all the same', async () => {
  await compressPublic(folder);
  writeFiles(folder, { 'index.html': `${long} new`, 'page-data/new.json': long });
  expect(removeOldCopies(folder, 'none').removed).toBe(2);
  expect([has('index.html.br'), has('static/d/logo.svg.br')]).toEqual([false, true]);
  for (const name of ['page-data/en', 'page-data']) utimesSync(at(name), MADE_AT_S, MADE_AT_S);
  expect(removeOldCopies(folder, 'none').seen.get(at('page-data'))?.stale).toEqual([]);
});

test('the second run compresses nothing', async () => {
  await compressPublic(folder);
  const before = statSync(at('index.html.br')).ino;
  expect(await compressPublic(folder)).toMatchObject({
    compressed: 0,
    upToDate: 4,
    removed: 0,
  });
  expect(statSync(at('index.html.br')).ino).toBe(before);
});

test('only what changed is compressed again, whether its time went forwards or back', async () => {
  await compressPublic(folder);
  writeFiles(folder, { 'index.html': `${long} new` });
  // Of the same length, which tells nothing.
  writeFiles(folder, { 'static/d/logo.svg': long.replace('some', 'same') });
  utimesSync(at('static/d/logo.svg'), 1000, 1000);
  expect(await compressPublic(folder)).toMatchObject({ compressed: 2, upToDate: 2 });
  expect(gunzipSync(readFileSync(at('index.html.gz'))).toString()).toBe(`${long} new`);
  expect(gunzipSync(readFileSync(at('static/d/logo.svg.gz'))).toString()).toMatch(/^same text/);
});

test('what was written anew as it was keeps its copies, which take over its time', async () => {
  await compressPublic(folder);
  const before = statSync(at('index.html.br')).ino;
  for (const name of ['index.html', 'static/d/logo.svg']) {
    writeFiles(folder, { [name]: long });
    utimesSync(at(name), MADE_AT_S + 60, MADE_AT_S + 60);
  }
  // Cut short by a full disk, and yet of the right time.
  writeFileSync(
    at('static/d/logo.svg.gz'),
    readFileSync(at('static/d/logo.svg.gz')).subarray(0, 30),
  );
  utimesSync(at('static/d/logo.svg.gz'), MADE_AT_S, MADE_AT_S);
  expect(await compressPublic(folder)).toMatchObject({ compressed: 1, upToDate: 3, removed: 2 });
  for (const ending of ['br', 'gz']) {
    expect(statSync(at(`index.html.${ending}`)).mtimeMs).toBe((MADE_AT_S + 60) * 1000);
  }
  expect(statSync(at('index.html.br')).ino).toBe(before);
  expect(gunzipSync(readFileSync(at('static/d/logo.svg.gz'))).toString()).toBe(long);
});

test('copies of an older build go before anything is compressed, and also where nothing is', async () => {
  await compressPublic(folder);
  writeFiles(folder, { 'index.html': `${long} new`, 'page-data/en/page-data.json': `${long} new` });
  const compressing = compressPublic(folder);
  for (const name of ['index.html', 'page-data/en/page-data.json']) {
    expect([has(`${name}.br`), has(`${name}.gz`)]).toEqual([false, false]);
  }
  expect(await compressing).toMatchObject({ compressed: 2, upToDate: 2, removed: 4 });
  writeFiles(folder, { 'index.html': `${long} newer` });
  utimesSync(at('index.html'), MADE_AT_S + 60, MADE_AT_S + 60);
  expect(await compressPublic(folder, 'none')).toMatchObject({ compressed: 0, removed: 2 });
  expect([has('index.html.br'), has('static/d/logo.svg.br')]).toEqual([false, true]);
});

test('a missing copy is made again', async () => {
  await compressPublic(folder);
  writeFileSync(at('index.html.gz'), 'cut sho');
  expect((await compressPublic(folder)).compressed).toBe(1);
  expect(gunzipSync(readFileSync(at('index.html.gz'))).toString()).toBe(long);
});

test('copies without a source, of short files and left half-written are removed', async () => {
  await compressPublic(folder);
  writeFiles(folder, {
    'gone/index.html.br': 'x',
    'gone/index.html.gz': 'x',
    'app-1.js.br.1234567890': 'x',
    'page-data/en/page-data.json.987654321': 'half',
    'index.html': 'short now',
  });
  expect(await compressPublic(folder)).toMatchObject({ removed: 6 });
  for (const name of [
    'page-data/en/page-data.json.987654321',
    'gone/index.html.br',
    'index.html.br',
    'index.html.gz',
  ]) {
    expect(has(name)).toBe(false);
  }
  expect(has('index.html')).toBe(true);
});

test('a folder that is not there is an error', async () => {
  await expect(compressPublic(at('nowhere'))).rejects.toThrow('ENOENT');
});
