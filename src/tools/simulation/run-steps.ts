import { AsyncLocalStorage } from 'node:async_hooks';
import promises from 'node:fs/promises';
import path from 'node:path';
import { statSync } from 'node:fs';
import { filesBelow } from '../../node/files-below';

/** Error of a run that was killed. Nothing that the run does afterwards has any effect. */
export class Killed extends Error {
  constructor() {
    super('The run was killed');
  }
}

/** Event at one step of a run: the run is killed, from there on the disk is full, or something else happens meanwhile. */
export interface Interference {
  /** The step, from 1; what comes behind the last one does not happen. */
  readonly at: number;
  readonly happens: 'kill' | 'disk-full' | (() => Promise<void>);
}

/** Operations on files that are a step. */
const STEPS = [
  ...['copyFile', 'link', 'mkdir', 'open', 'readFile', 'rename', 'rm', 'stat', 'symlink'],
  ...['utimes', 'writeFile'],
] as const;

/** Those that a full disk refuses. */
const NEED_ROOM: readonly string[] = ['copyFile', 'link', 'mkdir', 'symlink', 'writeFile'];

type Operation = (...args: unknown[]) => Promise<unknown>;

interface Run {
  readonly interference: Interference | undefined;
  steps: number;
  isDead: boolean;
  isFull: boolean;
  /** The end of the latest step: steps come one behind the other, so that the same seed is the same night. */
  last: Promise<unknown>;
}

const runs = new AsyncLocalStorage<Run>();

function isOperation(value: unknown): value is Operation {
  return typeof value === 'function';
}

/** Does half of an operation, as one that was cut off leaves it. */
async function half(name: string, operation: Operation, [first, second]: unknown[]): Promise<void> {
  if (typeof first !== 'string') return;
  if (name === 'copyFile' && typeof second === 'string') {
    await operation(first, second);
    await promises.truncate(second, Math.floor(statSync(first).size / 2));
  } else if (name === 'writeFile' && typeof second === 'string') {
    await operation(first, second.slice(0, second.length / 2));
  } else if (name === 'rm' && statSync(first, { throwIfNoEntry: false })?.isDirectory() === true) {
    const files = [...filesBelow(first)].sort();
    for (const file of files.slice(0, files.length / 2)) await operation(path.join(first, file));
  }
}

async function perform(run: Run, name: string, operation: Operation, args: unknown[]) {
  if (run.isDead) throw new Killed();
  run.steps += 1;
  const { interference } = run;
  if (run.steps === interference?.at) {
    const { happens } = interference;
    if (happens === 'kill') {
      run.isDead = true;
      await half(name, operation, args);
      throw new Killed();
    }
    if (happens === 'disk-full') run.isFull = true;
    else await runs.exit(happens);
  }
  if (run.isFull && NEED_ROOM.includes(name)) {
    await half(name, operation, args);
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  }
  return operation(...args);
}

/** Makes each operation on files of a run one step; whatever runs outside of one is left alone. */
function intercept(name: (typeof STEPS)[number]): () => void {
  const original: unknown = promises[name];
  if (!isOperation(original)) throw new Error(`There is no ${name}`);
  const operation: Operation = (...args) => Reflect.apply(original, promises, args);
  const step: Operation = (...args) => {
    const run = runs.getStore();
    if (!run) return operation(...args);
    const turn = run.last.then(() => perform(run, name, operation, args));
    run.last = turn.catch(() => undefined);
    return turn;
  };
  Reflect.set(promises, name, step);
  return () => {
    Reflect.set(promises, name, original);
  };
}

/**
 * Makes runs whose operations on files can be interfered with, within this process.
 * @returns `play`, which does a run and counts its steps, and `close`, which gives the operations back
 */
export function openRuns() {
  const restores = STEPS.map(intercept);
  return {
    play: async <T>(
      work: () => Promise<T>,
      interference?: Interference,
    ): Promise<{ result: T | Killed; steps: number }> => {
      const run: Run = {
        ...{ interference, steps: 0, isDead: false, isFull: false },
        last: Promise.resolve(),
      };
      try {
        return { result: await runs.run(run, work), steps: run.steps };
      } catch (error) {
        if (!run.isDead) throw error;
        return { result: new Killed(), steps: run.steps };
      }
    },
    close: (): void => {
      for (const restore of restores) restore();
    },
  };
}
