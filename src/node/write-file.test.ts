import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTempFolder, writeFiles } from './temp-folder';
import {
  leftOverOf,
  removeLeftOvers,
  replaceFile,
  writeIfChanged,
  writeWhole,
  writeWholeSync,
} from './write-file';

let folder: string;
beforeEach(() => {
  folder = makeTempFolder({ 'old.txt': 'old' });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function at(name: string): string {
  return path.join(folder, name);
}
function textOf(name: string): string {
  return readFileSync(at(name), 'utf8');
}

test('a file is written and replaced whole, as text or bytes', async () => {
  await writeWhole(at('old.txt'), '新');
  await writeWhole(at('new.bin'), new Uint8Array([104, 105]));
  expect([textOf('old.txt'), textOf('new.bin')]).toEqual(['新', 'hi']);
  expect(readdirSync(folder).sort()).toEqual(['new.bin', 'old.txt']);
});

test('until it is whole, readers see the old file, and nobody writes under its name', async () => {
  await replaceFile(at('old.txt'), async (temporary) => {
    expect(path.dirname(temporary)).toBe(folder);
    expect(leftOverOf(path.basename(temporary))).toBe('old.txt');
    writeFileSync(temporary, 'half');
    await Promise.resolve();
    expect(textOf('old.txt')).toBe('old');
    writeFileSync(temporary, 'whole');
  });
  expect(textOf('old.txt')).toBe('whole');
});

test('a writer that fails leaves the old file and nothing else', async () => {
  const failing = replaceFile(at('old.txt'), (temporary) => {
    writeFileSync(temporary, 'half');
    return Promise.reject(new Error('the disk is full'));
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect([readdirSync(folder), textOf('old.txt')]).toEqual([['old.txt'], 'old']);
  expect(() => {
    writeWholeSync(folder, new Uint8Array([1]), 0);
  }).toThrow();
  expect(readdirSync(path.dirname(folder)).filter((name) => leftOverOf(name))).toEqual([]);
});

test('many writers of one file at a time do not mix', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
  await Promise.all(texts.map((text) => writeWhole(at('old.txt'), text)));
  expect(texts).toContain(textOf('old.txt'));
  expect(readdirSync(folder)).toEqual(['old.txt']);
});

test('without leaving the thread: with the time that is asked for', () => {
  writeWholeSync(at('old.txt'), Buffer.from('new'), 1_600_000_000_123);
  expect(textOf('old.txt')).toBe('new');
  expect(statSync(at('old.txt')).mtimeMs).toBeCloseTo(1_600_000_000_123, 0);
  expect(readdirSync(folder)).toEqual(['old.txt']);
});

test('the same text is not written again, and folders are made', async () => {
  expect(await writeIfChanged(at('a/b/c.txt'), 'x')).toBe(true);
  const { ino } = statSync(at('a/b/c.txt'));
  expect(await writeIfChanged(at('a/b/c.txt'), 'x')).toBe(false);
  expect(statSync(at('a/b/c.txt')).ino).toBe(ino);
  expect(await writeIfChanged(at('a/b/c.txt'), 'y')).toBe(true);
  expect(existsSync(at('a/b/c.txt'))).toBe(true);
});

test.each([
  ['app.js.br.1234567890', 'app.js.br'],
  ['app-0123456789.js', undefined],
  ['notes.txt.2024', undefined],
  ['index.html', undefined],
  ['1234567890', undefined],
])('%s is left over of %s', (name, of) => {
  expect(leftOverOf(name)).toBe(of);
});

test('what a killed process has left is removed, and nothing else', () => {
  writeFiles(folder, { 'a/b.html.123456789': 'half', 'a/b.html': 'whole', 'c.tar.1': 'kept' });
  removeLeftOvers(folder);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'a',
    'a/b.html',
    'c.tar.1',
    'old.txt',
  ]);
  removeLeftOvers(at('nowhere'));
});
