import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

/** The part of a pool of gatsby-worker that is used here. */
interface WorkerPool {
  startAll: () => void;
  scheduleWorkSingle: (name: string, ...args: unknown[]) => Promise<unknown>;
  scheduleWorkAll: (name: string, ...args: unknown[]) => readonly Promise<unknown>[];
}

function isPool(value: unknown): value is WorkerPool {
  const names = ['startAll', 'scheduleWorkSingle', 'scheduleWorkAll'];
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'function')
  );
}

/** Decisions about pools whose workers have not started. */
export interface LateWorkers {
  /** Starts them, before there is work for them. */
  readonly start: () => void;
  /** Forgets what all of them were to do first: they will only be asked for what needs none of it. */
  readonly forgetTasks: () => void;
}

/** A task that every worker of a pool is to do. */
type Task = readonly [name: string, ...args: unknown[]];

/**
 * Makes pools start their workers with the first piece of work for one of them. What all workers are to do, such as to
 * make the schema, waits until then; a pool that never gets any work starts none, and what is asked of all of its workers
 * is asked of nobody.
 * @param pool the prototype of pools
 * @throws Error when it is not the one that gatsby-worker had in Gatsby 5.16
 */
export function startLate(pool: unknown): LateWorkers {
  if (!isPool(pool)) {
    throw new Error(
      'gatsby-worker has no startAll, scheduleWorkSingle and scheduleWorkAll any more. See src/gatsby/patches/node/late-workers.ts',
    );
  }
  const { startAll, scheduleWorkSingle, scheduleWorkAll } = pool;
  const waiting = new Map<WorkerPool, Task[]>();
  const start = (late: WorkerPool): void => {
    const tasks = waiting.get(late);
    if (!tasks) return;
    waiting.delete(late);
    startAll.call(late);
    for (const task of tasks) void scheduleWorkAll.apply(late, [...task]);
  };
  pool.startAll = function startAllLate() {
    waiting.set(this, []);
  };
  pool.scheduleWorkSingle = function scheduleWorkSingleLate(...task) {
    start(this);
    return scheduleWorkSingle.apply(this, task);
  };
  pool.scheduleWorkAll = function scheduleWorkAllLate(...task) {
    const tasks = waiting.get(this);
    if (!tasks) return scheduleWorkAll.apply(this, task);
    tasks.push(task);
    return [];
  };
  return {
    start: () => {
      [...waiting.keys()].forEach(start);
    },
    forgetTasks: () => {
      for (const late of waiting.keys()) waiting.set(late, []);
    },
  };
}

const moduleSchema = z.object({
  WorkerPool: z.custom<{ readonly prototype: unknown }>((value) => typeof value === 'function'),
});

/** Makes the workers of a site's Gatsby start late. */
export function startGatsbysWorkersLate(siteFolder: string): LateWorkers {
  const load = createRequire(path.join(siteFolder, 'package.json'));
  const gatsby = createRequire(load.resolve('gatsby/package.json'));
  const loaded: unknown = gatsby('gatsby-worker');
  return startLate(moduleSchema.parse(loaded).WorkerPool.prototype);
}

const stateSchema = z.object({
  queries: z.object({ trackedQueries: z.map(z.string(), z.object({ dirty: z.number() })) }),
});

/**
 * Counts the queries that a build is to run.
 * @param state Gatsby's, once it knows its pages and queries
 * @throws ZodError when Gatsby keeps them otherwise than it did in 5.16
 */
export function countDueQueries(state: unknown): number {
  const { trackedQueries } = stateSchema.parse(state).queries;
  return [...trackedQueries.values()].filter(({ dirty }) => dirty > 0).length;
}
