import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import { detailKey, openDetailsCache } from './details-cache';

const API = 'https://api.example';
const first = detailKey('/detail', { id: '1' });
const second = detailKey('/detail', { id: '2' });

let dir: string;

beforeEach(() => {
  dir = tempFolder();
});

async function onlyFile(): Promise<string> {
  const [name = '', ...others] = await readdir(dir);
  expect(others).toEqual([]);
  return path.join(dir, name);
}

async function fill(): Promise<void> {
  const cache = await openDetailsCache(dir, API);
  cache.set(first, { name: '行\u2028分隔 "引号" 🎮' });
  cache.set(second, { name: 'two' });
  await cache.save(true);
}

test('gives back what was kept, and leaves one file and nothing beside it', async () => {
  await fill();
  const cache = await openDetailsCache(dir, API);
  expect(cache.get(first)).toEqual({ name: '行\u2028分隔 "引号" 🎮' });
  expect(cache.get(second)).toEqual({ name: 'two' });
  expect(cache.get(detailKey('/detail', { id: '1', updated_at: 'later' }))).toBeUndefined();
  expect(await onlyFile()).toMatch(/\.jsonl$/);
});

test('keeps two APIs apart', async () => {
  await fill();
  const other = await openDetailsCache(dir, 'https://other.example');
  expect(other.get(first)).toBeUndefined();
  other.set(first, 'other');
  await other.save(true);
  const cache = await openDetailsCache(dir, API);
  expect(cache.get(second)).toEqual({ name: 'two' });
});

test('does not write a file that has not changed', async () => {
  await fill();
  await writeFile(await onlyFile(), `${await readFile(await onlyFile(), 'utf8')}tail`);
  const cache = await openDetailsCache(dir, API);
  cache.get(first);
  cache.get(second);
  await cache.save(true);
  expect(await readFile(await onlyFile(), 'utf8')).toMatch(/tail$/);
});

test('a complete pull drops what it did not ask for, an incomplete one keeps it', async () => {
  await fill();
  const incomplete = await openDetailsCache(dir, API);
  incomplete.get(first);
  incomplete.set(detailKey('/detail', {}), 'new');
  await incomplete.save(false);
  const complete = await openDetailsCache(dir, API);
  expect(complete.get(second)).toEqual({ name: 'two' });
  await complete.save(true);
  const after = await openDetailsCache(dir, API);
  expect(after.get(first)).toBeUndefined();
  expect(after.get(second)).toEqual({ name: 'two' });
});

test.each<[string, (text: string) => string]>([
  ['another version', (text) => text.replace('"version":1', '"version":0')],
  ['no text at all', () => ''],
  ['binary noise', () => '\0\u0001\ufffd'.repeat(500)],
])('ignores a file with %s', async (_, spoil) => {
  await fill();
  const file = await onlyFile();
  await writeFile(file, spoil(await readFile(file, 'utf8')));
  const cache = await openDetailsCache(dir, API);
  expect(cache.get(first)).toBeUndefined();
  expect(cache.get(second)).toBeUndefined();
});

test('drops a line that is no JSON and one that was cut off, and keeps the others', async () => {
  await fill();
  const file = await onlyFile();
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.slice(0, -6));
  const cut = await openDetailsCache(dir, API);
  expect(cut.get(first)).toBeDefined();
  expect(cut.get(second)).toBeUndefined();
  await writeFile(file, text.replace('"name"', '"name'));
  const broken = await openDetailsCache(dir, API);
  expect(broken.get(first)).toBeUndefined();
  expect(broken.get(second)).toEqual({ name: 'two' });
});

test('is off without a folder', async () => {
  const cache = await openDetailsCache(undefined, API);
  cache.set(first, 'kept?');
  await cache.save(true);
  expect(cache.get(first)).toBeUndefined();
});
