import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { noLineCache, openLineCache } from './line-cache';
import { makeTempFolder } from './temp-folder';

const VERSION = 'renderer 1\nwith two lines';

let folder: string;
let file: string;

beforeEach(() => {
  folder = makeTempFolder();
  file = path.join(folder, 'new', 'cache.txt');
});
afterEach(() => rm(folder, { recursive: true }));

async function fill(): Promise<void> {
  const cache = await openLineCache(file, VERSION);
  cache.set('first', { name: '行\u2028分隔 "引号" 🎮' });
  cache.set('second', { name: 'two' });
  await cache.save('all');
}

test('gives back what was kept, and leaves one file and nothing beside it', async () => {
  await fill();
  const cache = await openLineCache(file, VERSION);
  expect(cache.get('first')).toEqual({ name: '行\u2028分隔 "引号" 🎮' });
  expect(cache.get('second')).toEqual({ name: 'two' });
  expect(cache.get('third')).toBeUndefined();
  expect(await readdir(path.dirname(file))).toEqual(['cache.txt']);
});

test('gives back in the same process what was just kept', async () => {
  const cache = await openLineCache(file, VERSION);
  cache.set('first', { name: 'new' });
  expect(cache.get('first')).toEqual({ name: 'new' });
});

test('does not write a file that has not changed', async () => {
  await fill();
  await writeFile(file, `${await readFile(file, 'utf8')}tail`);
  const cache = await openLineCache(file, VERSION);
  cache.get('first');
  cache.get('second');
  await cache.save('all');
  expect(await readFile(file, 'utf8')).toMatch(/tail$/);
});

test('drops what was not asked for when all was asked for, and keeps it otherwise', async () => {
  await fill();
  const some = await openLineCache(file, VERSION);
  some.get('first');
  some.set('third', { name: 'new' });
  await some.save('some');
  const all = await openLineCache(file, VERSION);
  expect(all.get('second')).toEqual({ name: 'two' });
  await all.save('all');
  const after = await openLineCache(file, VERSION);
  expect(after.get('first')).toBeUndefined();
  expect(after.get('second')).toEqual({ name: 'two' });
});

test.each<[string, (text: string) => string]>([
  ['no text at all', () => ''],
  ['binary noise', () => '\0\u0001\ufffd'.repeat(500)],
])('ignores a file with %s', async (_, spoil) => {
  await fill();
  await writeFile(file, spoil(await readFile(file, 'utf8')));
  const cache = await openLineCache(file, VERSION);
  expect(cache.get('first')).toBeUndefined();
  expect(cache.get('second')).toBeUndefined();
});

test('ignores a file of another version', async () => {
  await fill();
  const cache = await openLineCache(file, 'renderer 2');
  expect(cache.get('first')).toBeUndefined();
});

test('drops a line that is no JSON and one that was cut off, and keeps the others', async () => {
  await fill();
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.slice(0, -6));
  const cut = await openLineCache(file, VERSION);
  expect(cut.get('first')).toBeDefined();
  expect(cut.get('second')).toBeUndefined();
  await writeFile(file, text.replace('"name"', '"name'));
  const broken = await openLineCache(file, VERSION);
  expect(broken.get('first')).toBeUndefined();
  expect(broken.get('second')).toEqual({ name: 'two' });
});

test('keeps nothing where it is switched off', async () => {
  noLineCache.set('first', { name: 'kept?' });
  await noLineCache.save('all');
  expect(noLineCache.get('first')).toBeUndefined();
});
