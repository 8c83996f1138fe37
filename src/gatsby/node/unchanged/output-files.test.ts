import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import { isAsLeft, takeDownOutput } from './output-files';

const DAY = new Date('2026-11-26');

function makeOutput(): string {
  const folder = tempFolder();
  for (const name of ['a.html', 'sub/b.js', 'sub/c.js']) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name);
    utimesSync(file, DAY, DAY);
  }
  return folder;
}

test('a folder that nobody has touched is as it was left', () => {
  const folder = makeOutput();
  expect(isAsLeft(folder, takeDownOutput(folder))).toBe(true);
});

test.each<[string, (folder: string) => void]>([
  ['a file that is gone', (folder) => rmSync(path.join(folder, 'sub/c.js'))],
  ['a new file', (folder) => writeFileSync(path.join(folder, 'sub/d.js'), '')],
  [
    'a file with nothing but another time',
    (folder) => utimesSync(path.join(folder, 'sub/b.js'), DAY, new Date('2026-11-27')),
  ],
  ['a file written anew', (folder) => writeFileSync(path.join(folder, 'a.html'), 'a.html')],
  [
    'a longer file with its time',
    (folder) => {
      writeFileSync(path.join(folder, 'a.html'), 'longer');
      utimesSync(path.join(folder, 'a.html'), DAY, DAY);
    },
  ],
  [
    'other bytes with size and time as they were',
    (folder) => {
      writeFileSync(path.join(folder, 'a.html'), 'A.html');
      utimesSync(path.join(folder, 'a.html'), DAY, DAY);
    },
  ],
])('%s is noticed', (_, change) => {
  const folder = makeOutput();
  const left = takeDownOutput(folder);
  change(folder);
  expect(isAsLeft(folder, left)).toBe(false);
});

test('files behind links are files of the folder, and links that lead nowhere or in a circle stop nothing', () => {
  const folder = makeOutput();
  const elsewhere = makeOutput();
  symlinkSync(elsewhere, path.join(folder, 'linked'));
  symlinkSync(folder, path.join(elsewhere, 'back'));
  symlinkSync('nowhere', path.join(folder, 'dead'));
  symlinkSync('circle', path.join(folder, 'circle'));
  const left = takeDownOutput(folder);
  expect(Object.keys(left.sample)).toContain('linked/sub/b.js');
  expect(isAsLeft(folder, left)).toBe(true);
  writeFileSync(path.join(elsewhere, 'sub/b.js'), 'other');
  expect(isAsLeft(folder, left)).toBe(false);
});

test('a file outside of the sample is noticed by its size, though it has its time', () => {
  const folder = makeOutput();
  for (let at = 0; at < 150; at += 1) {
    writeFileSync(path.join(folder, `${String(at)}.html`), 'x');
    utimesSync(path.join(folder, `${String(at)}.html`), DAY, DAY);
  }
  const left = takeDownOutput(folder);
  const unread = Array.from({ length: 150 }, (_, at) => `${String(at)}.html`).find(
    (name) => !(name in left.sample),
  );
  const file = path.join(folder, unread ?? '');
  writeFileSync(file, 'longer');
  utimesSync(file, DAY, DAY);
  expect(isAsLeft(folder, left)).toBe(false);
});
