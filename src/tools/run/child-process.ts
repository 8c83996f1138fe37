import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { UsageError } from '../../node/errors';

export interface ChildOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Gets the child's output line by line; without it the output goes straight to the terminal. */
  readonly onLine?: (line: string) => void;
}

/** A program that was started. */
export interface Child {
  /** Its exit code; 128 and the signal's number when a signal ended it. */
  readonly done: Promise<number>;
  /** Ends it, by force when it takes its time. */
  readonly stop: () => Promise<void>;
}

const PATIENCE_MS = 8000;

function readLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', onLine);
}

/** Starts a program in the project's folder. */
export function startChild(
  command: string,
  args: readonly string[],
  { env = process.env, onLine }: ChildOptions = {},
): Child {
  const child = spawn(command, args, {
    env,
    stdio: onLine ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (onLine) {
    readLines(child.stdout, onLine);
    readLines(child.stderr, onLine);
  }
  const done = new Promise<number>((resolve, reject) => {
    child.once('error', (error) => {
      reject(new UsageError(`${command} cannot be started: ${error.message}`));
    });
    // "close", not "exit": its last lines have arrived by then.
    child.once('close', (code, signal) => {
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
  // A failure reaches whoever awaits `done`; without anybody it must not end the process as unhandled.
  done.catch(() => undefined);
  return {
    done,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await done.catch(() => undefined);
      clearTimeout(force);
    },
  };
}
