import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { UsageError } from '../../node/errors';
import { takeLock } from '../../node/process-lock';
import type { Outcome } from '../release/exit-codes';
import type { ReleaseStore } from '../release/release-store';
import { Killed, type Interference, type openRuns } from './run-steps';

const WORDS = { held: 'Another release is under way', remedy: 'Wait until it has ended' };

const lockSchema = z.looseObject({ pid: z.number(), token: z.string() });

let deadPid: number | undefined;

/** Makes a lock one of a process that has ended, as a run that is killed leaves it. */
function leaveDeadLock(file: string): void {
  deadPid ??= spawnSync(process.execPath, ['-e', '']).pid;
  const holder = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...holder, pid: deadPid, token: 'dead' }));
}

/** End of a run of `npm run release`. */
export interface RunEnd {
  /** Kind of the outcome; other ends have none: a held lock, a kill, an error, a build that goes on. */
  readonly kind: Outcome['kind'] | 'locked' | 'killed' | 'failed' | 'under-way';
  readonly current: string | undefined;
  readonly message: string;
  /** Operations on files. */
  readonly steps: number;
}

/**
 * Does what `npm run release` does, in this process: one run at a time, and a lock that stays behind when it is killed.
 * @throws whatever the run throws
 */
export async function runRelease(
  { play }: Pick<ReturnType<typeof openRuns>, 'play'>,
  store: ReleaseStore,
  work: () => Promise<Outcome>,
  interference: Interference | undefined,
): Promise<RunEnd> {
  let lock;
  try {
    lock = takeLock(store.lockFile, WORDS);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { kind: 'locked', message: error.message, current: store.currentId(), steps: 0 };
  }
  try {
    const { result, steps } = await play(work, interference);
    if (result instanceof Killed) {
      leaveDeadLock(store.lockFile);
      return { kind: 'killed', message: result.message, current: store.currentId(), steps };
    }
    return { ...result, steps };
  } finally {
    lock.release();
  }
}
