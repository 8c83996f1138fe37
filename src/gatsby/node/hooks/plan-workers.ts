import path from 'node:path';
import {
  countDueQueries,
  startGatsbysWorkersLate,
  type LateWorkers,
} from '../../patches/node/late-workers';

/** Queries for which a worker is worth the processor time that it takes to load Gatsby, plugins and schema: some three seconds. */
const QUERIES_OF_WORKER = 1_000;

/** Gatsby reads it each time that it asks for the number of processors; with one, it runs queries itself. */
const PROCESSORS = 'GATSBY_CPU_COUNT';

let late: LateWorkers | undefined;

/** Makes workers wait for their work, before Gatsby makes the first one. In development they are as Gatsby has them. */
export function holdWorkersBack(): void {
  if (process.env.gatsby_executing_command !== 'build') return;
  late = startGatsbysWorkersLate(path.resolve('.'));
}

/** Starts workers while scripts are compiled where there are many queries to be run. */
export function startWorkersForQueries(state: unknown): void {
  if (late && countDueQueries(state) > QUERIES_OF_WORKER) late.start();
}

/**
 * Has Gatsby run few queries itself. A worker that renders pages afterwards needs nothing of what those for queries need.
 * Webpack takes the variable for a part of the code, so all scripts must have been compiled.
 */
export function runFewQueriesHere(state: unknown): void {
  if (!late || countDueQueries(state) > QUERIES_OF_WORKER) return;
  late.forgetTasks();
  process.env[PROCESSORS] = '1';
}
