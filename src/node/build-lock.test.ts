import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { takeBuildLock } from './build-lock';
import { makeTempFolder } from './temp-folder';

let folder: string;
let file: string;
beforeEach(() => {
  folder = makeTempFolder();
  file = path.join(folder, '.data', 'build.lock');
  takeBuildLock(file).release();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Any time. */
const SINCE = '2026-11-22T08:00:00.000Z';

/** Writes the lock of another process. */
function heldBy(holder: {
  readonly pid: number;
  readonly host?: string;
  readonly started?: string;
}): void {
  writeFileSync(
    file,
    JSON.stringify({ token: 'other', host: hostname(), since: SINCE, ...holder }),
  );
}
/** The number of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}
function holderInLock(): unknown {
  const holder: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return holder;
}

test('the second build is told who holds the lock, and gets it when that has ended', () => {
  const first = takeBuildLock(file);
  expect(() => takeBuildLock(file)).toThrow(
    `Another build of this folder is under way (process ${String(process.pid)} on "${hostname()}", since "`,
  );
  expect(holderInLock()).toMatchObject({ pid: process.pid, host: hostname() });
  first.release();
  first.release();
  expect(existsSync(file)).toBe(false);
  takeBuildLock(file).release();
});

test('a running process holds it, a dead one does not, and nothing is left beside it', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
  heldBy({ pid: child.pid ?? 0 });
  expect(() => takeBuildLock(file)).toThrow(`process ${String(child.pid)} on`);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
  const lock = takeBuildLock(file);
  expect(holderInLock()).toMatchObject({ pid: process.pid });
  expect(readdirSync(path.dirname(file))).toEqual(['build.lock']);
  lock.release();
});

test.each([
  ['after the clock has gone on by a day', -86_400_000],
  ['after the clock has been put back by a day', 86_400_000],
])('%s a running process holds it, a dead or a later one does not', (_when, jump) => {
  const heldSince = (holder: Parameters<typeof heldBy>[0]): void => {
    heldBy(holder);
    const touched = new Date(Date.now() + jump);
    utimesSync(file, touched, touched);
  };
  heldSince({ pid: process.ppid });
  expect(() => takeBuildLock(file)).toThrow(`process ${String(process.ppid)} on`);
  heldSince({ pid: process.ppid, started: 'another time' });
  takeBuildLock(file).release();
  heldSince({ pid: deadPid() });
  takeBuildLock(file).release();
});

test('a lock with our own number that we do not hold is of an earlier process', () => {
  heldBy({ pid: process.pid });
  takeBuildLock(file).release();
});

function secondsAgo(seconds: number): Date {
  return new Date(Date.now() - seconds * 1000);
}

test.each([
  [
    'another machine',
    JSON.stringify({ token: 'a', pid: 1, host: 'elsewhere', since: 'x' }),
    180,
    240,
  ],
  ['a process that was killed while it wrote it', '{"tok', 3, 8],
  ['a process that was killed before it wrote it', '', 3, 8],
])('a lock of %s is believed for a time', (_who, text, believed, stale) => {
  writeFileSync(file, text);
  expect(() => takeBuildLock(file)).toThrow('Another build of this folder is under way');
  utimesSync(file, secondsAgo(believed), secondsAgo(believed));
  expect(() => takeBuildLock(file)).toThrow('Another build of this folder is under way');
  utimesSync(file, secondsAgo(stale), secondsAgo(stale));
  takeBuildLock(file).release();
});

test('a lock of another machine that was touched while the clock was ahead is not believed until the clock has caught up', () => {
  heldBy({ pid: deadPid(), host: 'elsewhere' });
  const nextMonth = new Date(Date.now() + 30 * 86_400_000);
  utimesSync(file, nextMonth, nextMonth);
  expect(() => takeBuildLock(file)).toThrow('Another build of this folder is under way');
  expect(statSync(file).mtimeMs).toBeLessThanOrEqual(Date.now());
});

test('a removal that was cut short is named with the lock', () => {
  heldBy({ pid: deadPid() });
  writeFileSync(`${file}.removal`, '');
  expect(() => takeBuildLock(file)).toThrow(`remove ${file} and ${file}.removal`);
});

test('who is started by the holder shares its lock', () => {
  heldBy({ pid: process.ppid });
  expect(() => takeBuildLock(file, 'another')).toThrow('Another build');
  const shared = takeBuildLock(file, 'other');
  expect(holderInLock()).toMatchObject({ pid: process.pid, token: 'other' });
  shared.release();
  expect(existsSync(file)).toBe(false);
});

test('only a lock of our own is released', () => {
  const lock = takeBuildLock(file);
  heldBy({ pid: process.ppid });
  lock.release();
  expect(existsSync(file)).toBe(true);
});

test('of many that find a dead lock at once, one gets it', async () => {
  heldBy({ pid: deadPid() });
  const script = `
    const { takeBuildLock } = require(${JSON.stringify(path.join(__dirname, 'build-lock.ts'))});
    process.stdin.once('data', () => {
      try { takeBuildLock(${JSON.stringify(file)}); console.log('got it'); } catch { console.log('refused'); }
      process.stdin.once('end', () => process.exit());
    });
    console.log('ready');`;
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script]),
  );
  const lines: string[] = [];
  const says = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (lines.length === count) resolve();
      };
      for (const child of children) child.stdout.on('data', look);
      look();
    });
  for (const child of children) {
    child.stdout
      .setEncoding('utf8')
      .on('data', (text: string) => lines.push(...text.trim().split('\n')));
  }
  await says(4);
  for (const child of children) child.stdin.write('go');
  await says(8);
  for (const child of children) child.stdin.end();
  await Promise.all(
    children.map((child) => new Promise((resolve) => child.once('close', resolve))),
  );
  expect(lines.filter((line) => line === 'got it')).toHaveLength(1);
});
