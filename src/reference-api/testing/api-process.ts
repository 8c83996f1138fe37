import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const children: ChildProcess[] = [];
// A server that outlives a failed test would keep the whole run from ending.
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Runs the command line of the API as a process of its own, on any free port. */
export function runApiProcess(...options: readonly string[]) {
  const main = join(__dirname, '..', 'main.ts');
  const args = ['--import', 'tsx', main, '--port', '0', ...options];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return child;
}

/** An API that runs as a process of its own. */
interface ApiProcess {
  readonly url: string;
  /** Words with which it begins. */
  readonly banner: string;
  readonly child: ChildProcess;
  /** Reads what it has said on standard error so far. */
  readonly faults: () => string;
}

/** Starts the API as a process of its own; it is killed when the test is done. */
export function startApiProcess(dataFile: string): Promise<ApiProcess> {
  const child = runApiProcess('--data', dataFile);
  let said = '';
  child.stderr.on('data', (data) => {
    said += String(data);
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      reject(new Error(`The server ended with ${String(code)}: ${said}`));
    });
    let banner = '';
    child.stdout.on('data', (data) => {
      banner += String(data);
      const [, url] = /API at (http:\S+)[^]*internet/.exec(banner) ?? [];
      if (url !== undefined) resolve({ url, banner, child, faults: () => said });
    });
  });
}

/** Kills a process as a machine does that has no memory left, and waits for its end. */
export async function killChild(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
