import path from 'node:path';
import { isNightly } from '../../testing/nightly';
import { tempFolder } from '../../testing/temp-folder';
import { ReleaseStore } from '../release/release-store';
import { hourLines, type HourReport } from './hour-report';
import { readSimulateCommand, replayLine } from './options';
import { simulateHours } from './simulate-hours';
import { stubbedSite } from './simulated-site';
import type { SimulationOptions } from './simulation-options';
import { askFolder, askServer } from './visitor';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Another one each day: what it finds is replayed by its number, which the name of the test has. */
const SEED_OF_TODAY = Math.floor(Date.now() / DAY_MS);

function optionsIn(folder: string, seed: number): Omit<SimulationOptions, 'onHour'> {
  const site = stubbedSite(path.join(folder, 'public'));
  const into = path.join(folder, 'site');
  return { ...{ seed, hours: 24, calm: 2, mostAge: 25 }, site, into };
}

async function simulate(options: Omit<SimulationOptions, 'onHour'>): Promise<HourReport[]> {
  const reports: HourReport[] = [];
  await simulateHours({ ...options, onHour: (report) => reports.push(report) });
  return reports;
}

function violationsOf(reports: readonly HourReport[]): string[] {
  return reports.filter(({ violations }) => violations.length > 0).flatMap(hourLines);
}

test.each(isNightly ? [17, SEED_OF_TODAY] : [SEED_OF_TODAY])(
  'a day of bad nights shows visitors one whole build in every hour (seed %i)',
  async (seed) => {
    const reports = await simulate(optionsIn(tempFolder(), seed));
    expect(reports).toHaveLength(24);
    // How many depends on the seed: nights may be bad from evening to evening.
    expect(reports.some(({ end }) => end === 'released')).toBe(true);
    expect(violationsOf(reports)).toEqual([]);
  },
);

test('visitors who ask the server get the same as those who read the folder', async () => {
  const options = optionsIn(tempFolder(), 17);
  let close: (() => Promise<void>) | undefined;
  const ask = askServer(new ReleaseStore(options.into).current, (each) => (close = each));
  const reports = await simulate({ ...options, hours: 3, ask });
  await close?.();
  expect(violationsOf(reports)).toEqual([]);
});

test('the same seed makes the same day, another one another day', async () => {
  const days = [];
  for (const seed of [3, 3, 4]) {
    days.push(await simulate({ ...optionsIn(tempFolder(), seed), hours: 6 }));
  }
  const [one, again, other] = days.map((reports) => reports.flatMap(hourLines));
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

test('a folder that is served while it is built is found out, with its hour', async () => {
  const options = { ...optionsIn(tempFolder(), 7), hours: 12, calm: 1 };
  const reports = await simulate({ ...options, ask: askFolder(options.site.publicDir) });
  const found = violationsOf(reports).join('\n');
  expect(found).toMatch(
    /^hour \d+, .*\n {2}meanwhile, .* (?:is of another build|has ended well)$/m,
  );
});

test('what is older than allowed is found out', async () => {
  const reports = await simulate({ ...optionsIn(tempFolder(), 17), hours: 12, mostAge: 0 });
  expect(violationsOf(reports).join('\n')).toMatch(/something newer for [1-9]\d* hours/);
});

test('an hour is replayed by the command that its line names', () => {
  const command = readSimulateCommand(['--seed', '17', '--hours', '40', '--build', 'real']);
  const [, words = ''] = replayLine(command).split(' -- ');
  expect(readSimulateCommand(words.split(' '))).toEqual(command);
  expect(() => readSimulateCommand(['--build', 'none'])).toThrow('expected stub or real');
});
