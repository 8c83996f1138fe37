import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ensureTestPrograms } from '../test-programs';
import { readReleaseCommand } from './options';
import { readTargetAddress } from './targets/target-address';

const SERVICE = 'docs/systemd/youban-release.service';
const TIMER = 'docs/systemd/youban-release.timer';

test('systemd has nothing to say against service and timer', () => {
  ensureTestPrograms(['systemd-analyze']);
  const verify = ['verify', '--man=no', SERVICE, TIMER];
  const { status, stderr } = spawnSync('systemd-analyze', verify, { encoding: 'utf8' });
  // What it does not know it merely warns of.
  expect([status, stderr]).toEqual([0, '']);
});

test('the service runs a command line that there is', () => {
  const [, options = ''] =
    /^ExecStart=.* release -- (.*)$/m.exec(readFileSync(SERVICE, 'utf8')) ?? [];
  const { task, to } = readReleaseCommand(options.split(' '));
  expect([task, to.map((address) => readTargetAddress(address).kind)]).toEqual(['release', ['s3']]);
});
