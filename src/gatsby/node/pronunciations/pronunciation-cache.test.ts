import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../node/temp-folder';
import { tempFolder } from '../../../testing/temp-folder';
import { openKeptPronunciations } from './pronunciation-cache';

const NAME = '青銅の門';
const READING = { written: NAME, words: ['セイドウ', 'ノ', 'モン'] };

let site: string;
let file: string;
beforeEach(() => {
  site = tempFolder({ 'package-lock.json': '{}' });
  file = path.join(site, 'readings', 'names.txt');
});

/** Reads names as a build does, and keeps them. */
async function build(...names: readonly string[]) {
  const { pronunciations, keep } = await openKeptPronunciations(file, site);
  const readings = names.map(pronunciations.japanese);
  await keep();
  return readings;
}

/** Changes what is kept, so that it shows where a reading comes from. */
function changeKept(): void {
  writeFiles(site, {
    'readings/names.txt': readFileSync(file, 'utf8').replace('セイドウ', 'キイタ'),
  });
}

test('a name that an earlier build has read is read from there, until another dictionary comes', async () => {
  expect(await build(NAME)).toEqual([READING]);
  changeKept();
  expect(await build(NAME, 'ぜんまい')).toMatchObject([{ words: ['キイタ', 'ノ', 'モン'] }, {}]);
  writeFiles(site, { 'package-lock.json': '{"lockfileVersion":3}' });
  expect(await build(NAME)).toEqual([READING]);
  writeFiles(site, { 'src/node/japanese-reading.ts': 'other' });
  changeKept();
  expect(await build(NAME)).toEqual([READING]);
});

test('names that nobody asks for any more are forgotten, and nothing is written where all is as it was', async () => {
  await build(NAME, '砂海の鈴');
  await build(NAME);
  const kept = readFileSync(file, 'utf8');
  expect(kept).not.toContain('スナ');
  const { mtimeMs } = statSync(file);
  await build(NAME);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

test('a line that is spoiled is read anew', async () => {
  await build(NAME);
  writeFiles(site, { 'readings/names.txt': readFileSync(file, 'utf8').replace('written', 'x') });
  expect(await build(NAME)).toEqual([READING]);
});
