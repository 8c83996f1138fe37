import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVED_FOLDER } from '../../gatsby/node/outputs/hosting/hosting-rules';
import { ensureTestPrograms } from '../test-programs';
import { readReleaseCommand } from './options';

const SERVICE = 'docs/systemd/youban-release.service';
const TIMER = 'docs/systemd/youban-release.timer';

test('systemd has nothing to say against service and timer', () => {
  ensureTestPrograms(['systemd-analyze']);
  const verify = ['verify', '--man=no', SERVICE, TIMER];
  const { status, stderr } = spawnSync('systemd-analyze', verify, { encoding: 'utf8' });
  // What it does not know it merely warns of.
  expect([status, stderr]).toEqual([0, '']);
});

/** Splits a command line of a unit at blanks that are not in quotation marks (systemd.service(5), "Command lines"). */
function wordsOf(line: string): string[] {
  return Array.from(line.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word);
}

test('the service releases to the folder that web servers are told, and lets nginx read its rules first', () => {
  const [, options = ''] =
    /^ExecStart=.* release -- (.*)$/m.exec(readFileSync(SERVICE, 'utf8')) ?? [];
  const { task, into, hookBefore, to } = readReleaseCommand(wordsOf(options));
  expect([task, into, to]).toEqual(['release', path.dirname(SERVED_FOLDER), []]);
  expect(hookBefore).toContain('reload nginx');
});

test('npm writes no log of its own, which a full disk would refuse before anything has begun', () => {
  const manual = readFileSync('docs/operating.md', 'utf8');
  const commands = [readFileSync(SERVICE, 'utf8'), manual].flatMap((text) =>
    Array.from(
      text.matchAll(/npm (?:[^`'"\n]* )?run (?:--silent )?release -- --into/g),
      ([line]) => line,
    ),
  );
  const scheduled = commands.filter((line) => line.includes('--silent'));
  expect(scheduled.length).toBeGreaterThan(4);
  for (const line of scheduled) expect(line).toContain('npm --logs-max=0 --silent run release');
});
