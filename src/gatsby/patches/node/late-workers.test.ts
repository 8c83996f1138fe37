import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import { countDueQueries, startLate, type LateWorkers } from './late-workers';

interface Pool {
  readonly single: { work(name: string): Promise<string> };
  readonly all: { prepare(): readonly Promise<string>[] };
  getWorkerInfo(): readonly object[];
  restart(): Promise<void>;
  end(): readonly Promise<number>[];
}
type PoolClass = new (file: string, options: { readonly numWorkers: number }) => Pool;

/** Writes down what a worker is asked for. */
const WORKER = `
const { appendFileSync } = require('node:fs');
const note = (text) => appendFileSync(__dirname + '/done.txt', text + '\\n');
exports.prepare = () => (note('prepare'), 'prepared');
exports.work = (name) => (note(name), name + ' done');
`;

const gatsby = createRequire(path.resolve('node_modules', 'gatsby', 'package.json'));
const { WorkerPool } = jest.requireActual<{ WorkerPool: PoolClass }>(
  gatsby.resolve('gatsby-worker'),
);

let folder: string;
let late: LateWorkers;
/** Pools of Gatsby's, of which those of other tests know nothing. */
let LatePool: PoolClass;
const pools: Pool[] = [];

beforeEach(() => {
  folder = tempFolder({ 'worker.js': WORKER });
  LatePool = class extends WorkerPool {};
  late = startLate(LatePool.prototype);
});
afterEach(async () => {
  await Promise.all(pools.splice(0).flatMap((pool) => pool.end()));
});

function openPool(): Pool {
  const pool = new LatePool(path.join(folder, 'worker.js'), { numWorkers: 1 });
  pools.push(pool);
  return pool;
}

function done(): readonly string[] {
  const file = path.join(folder, 'done.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
}

test('workers start with the first work, do first what all are to do, and begin anew after a restart', async () => {
  const pool = openPool();
  expect(pool.all.prepare()).toEqual([]);
  expect(pool.getWorkerInfo()).toEqual([]);
  expect(await pool.single.work('query')).toBe('query done');
  expect(done()).toEqual(['prepare', 'query']);
  expect(await Promise.all(pool.all.prepare())).toEqual(['prepared']);
  await pool.restart();
  expect(pool.getWorkerInfo()).toEqual([]);
  expect(await pool.single.work('page')).toBe('page done');
  expect(done()).toEqual(['prepare', 'query', 'prepare', 'page']);
});

test('a pool that gets no work starts no worker and ends at once', async () => {
  const pool = openPool();
  expect(await Promise.all(pool.all.prepare())).toEqual([]);
  await pool.restart();
  expect(await Promise.all(pool.end())).toEqual([]);
  expect(done()).toEqual([]);
});

test('they start at once where much work is known to come, and without tasks where none needs them', async () => {
  const pool = openPool();
  void pool.all.prepare();
  late.start();
  expect(pool.getWorkerInfo()).toHaveLength(1);
  expect(await pool.single.work('query')).toBe('query done');
  expect(done()).toEqual(['prepare', 'query']);
  const other = openPool();
  void other.all.prepare();
  late.forgetTasks();
  await other.single.work('page');
  expect(done()).toEqual(['prepare', 'query', 'page']);
});

test('another pool is not passed over', () => {
  expect(() => startLate({})).toThrow('gatsby-worker has no startAll');
});

test('queries that are to be run are counted', () => {
  const trackedQueries = new Map([0, 1, 4, 0].map((dirty, at) => [`/${String(at)}/`, { dirty }]));
  expect(countDueQueries({ queries: { trackedQueries } })).toBe(2);
  expect(() => countDueQueries({})).toThrow();
});
