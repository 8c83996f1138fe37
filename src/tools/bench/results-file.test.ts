import { rmSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../node/errors';
import { makeTempFolder } from '../../node/temp-folder';
import { besideEarlier, describeComparison } from './compare-results';
import type { Figure } from './figures';
import {
  describeMachine,
  readResults,
  thisMachine,
  writeResults,
  type Results,
} from './results-file';

const figures: Figure[] = [
  { table: 'build', row: 'cold', column: 'wall', unit: 's', value: 60, beside: 30 },
  { table: 'build', row: 'cold', column: 'files', unit: '', value: 5000 },
];
const results: Results = {
  machine: { processor: 'P', cores: 2, node: 'v20', date: '2026-11-22T00:00:00Z', commit: 'abc' },
  games: 24,
  figures,
};

let folder: string;
beforeEach(() => {
  folder = makeTempFolder({
    'text.json': 'nothing',
    'other.json': '{"name":"x"}',
    'odd.json': JSON.stringify({ ...results, figures: [1] }),
  });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
function at(name: string): string {
  return path.join(folder, name);
}

it('reads what it has written', async () => {
  await writeResults(at('new/results.json'), results);
  expect(await readResults(at('new/results.json'))).toEqual(results);
});

it.each([
  ['missing.json', /missing\.json cannot be read/],
  ['text.json', /text\.json was not written by npm run bench/],
  ['other.json', /other\.json was not written by npm run bench/],
  ['odd.json', /odd\.json was not written by npm run bench/],
])('says what is wrong with %s', async (name, message) => {
  const reading = readResults(at(name));
  await expect(reading).rejects.toThrow(UsageError);
  await expect(reading).rejects.toThrow(message);
});

it('knows the machine', () => {
  expect(describeMachine(results.machine)).toBe('P, 2 cores, Node v20, 2026-11-22, commit abc');
  expect(thisMachine()).toMatchObject({ node: process.version });
});

it('puts figures beside those of an earlier run', () => {
  const earlier: Results = {
    ...results,
    figures: [
      { table: 'build', row: 'cold', column: 'wall', unit: 's', value: 80 },
      { table: 'build', row: 'cold', column: 'files', unit: 's', value: 1 },
    ],
  };
  expect(besideEarlier(figures, earlier)).toEqual([
    { ...figures[0], table: 'build / earlier', beside: 80 },
  ]);
});

it('says when two runs can hardly be compared', () => {
  expect(describeComparison(results, results)).toHaveLength(1);
  const other = { ...results, games: 100, machine: { ...results.machine, cores: 8 } };
  expect(describeComparison(other, results).slice(1)).toEqual([
    'The library is another one: 100 games now. Builds cannot be compared.',
    'The machine or its Node is another one: times cannot be compared, bytes and files can.',
  ]);
});
