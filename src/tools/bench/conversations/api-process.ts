import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readProcess } from '../../isolated-build/process-usage';

const MAIN = path.join('src', 'reference-api', 'main.ts');
const DRIVEN = path.join(__dirname, 'driven-api.ts');

/** A reference API in a process of its own. */
export interface ApiProcess {
  readonly url: string;
  readonly port: number;
  /** Resident memory now, in bytes; 0 where the system does not tell it. */
  readonly memory: () => number;
  /** Processor time so far, in milliseconds. */
  readonly cpuMs: () => number;
  /** Lets so many seconds pass on its clock; only for one that is driven. */
  readonly pass: (seconds: number) => void;
  /** Ends it as a machine does that has no memory left. */
  readonly kill: () => Promise<void>;
  /** Ends it as an operator does. */
  readonly stop: () => Promise<void>;
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function start(script: string, args: readonly string[]): Promise<ApiProcess> {
  const child = fork(script, [...args], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The API ended with ${String(code)}`)));
    let said = '';
    child.stdout?.on('data', (data) => {
      said += String(data);
      const [, found] = /API at (http:\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const state = () => readProcess(child.pid ?? 0);
  return {
    url,
    port: Number(new URL(url).port),
    memory: () => state()?.bytes ?? 0,
    cpuMs: () => state()?.cpuMs ?? 0,
    pass: (seconds) => child.send({ pass: seconds }),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

/**
 * Starts the API as `npm run api` does. Each visitor has an address of their own, as behind a proxy, so that the limits are
 * those of every day; the sandbox tells their codes.
 * @param port 0 takes any free one
 */
export function startApi(dataFile: string, port = 0): Promise<ApiProcess> {
  const proxy = ['--trust-proxy', '127.0.0.1', '--expose-sandbox'];
  return start(MAIN, ['--data', dataFile, '--port', String(port), ...proxy]);
}

/** Starts the API with a clock that is driven: what it does by timer is done as often within the bench as in an hour. */
export function startDrivenApi(dataFile: string): Promise<ApiProcess> {
  return start(DRIVEN, [dataFile]);
}
