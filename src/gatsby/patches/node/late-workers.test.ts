import { countDueQueries, startLate } from './late-workers';

/** Stands where gatsby-worker's pools do: it notes what they are asked for. */
function poolClass() {
  const done: string[] = [];
  class Pool {
    startAll(): void {
      done.push('start');
    }
    scheduleWorkSingle(name: string, ...args: readonly unknown[]): Promise<unknown> {
      done.push(`one: ${name} ${String(args)}`);
      return Promise.resolve(name);
    }
    scheduleWorkAll(name: string, ...args: readonly unknown[]): readonly Promise<unknown>[] {
      done.push(`all: ${name} ${String(args)}`);
      return [Promise.resolve(name)];
    }
  }
  return { Pool, done };
}

test('workers start with the first work, do first what all are to do, and begin anew after a restart', async () => {
  const { Pool, done } = poolClass();
  startLate(Pool.prototype);
  const pool = new Pool();
  pool.startAll();
  expect(pool.scheduleWorkAll('schema', 1)).toEqual([]);
  expect(done).toEqual([]);
  expect(await pool.scheduleWorkSingle('query', 2)).toBe('query');
  expect(done).toEqual(['start', 'all: schema 1', 'one: query 2']);
  expect(pool.scheduleWorkAll('save')).toHaveLength(1);
  done.length = 0;
  pool.startAll();
  await pool.scheduleWorkSingle('page');
  expect(done).toEqual(['start', 'one: page ']);
});

test('they start at once where much work is known to come, and without tasks where none needs them', async () => {
  const { Pool, done } = poolClass();
  const late = startLate(Pool.prototype);
  const [pool, other] = [new Pool(), new Pool()];
  pool.startAll();
  pool.scheduleWorkAll('schema');
  late.start();
  expect(done).toEqual(['start', 'all: schema ']);
  done.length = 0;
  other.startAll();
  other.scheduleWorkAll('schema');
  late.forgetTasks();
  await other.scheduleWorkSingle('page');
  expect(done).toEqual(['start', 'one: page ']);
});

test('the pool is the one that Gatsby has', () => {
  const { WorkerPool } = jest.requireActual<{ WorkerPool: { readonly prototype: object } }>(
    'gatsby-worker',
  );
  expect(() => startLate(Object.create(WorkerPool.prototype) as unknown)).not.toThrow();
  expect(() => startLate({})).toThrow('gatsby-worker has no startAll');
});

test('queries that are to be run are counted', () => {
  const trackedQueries = new Map([0, 1, 4, 0].map((dirty, at) => [`/${String(at)}/`, { dirty }]));
  expect(countDueQueries({ queries: { trackedQueries } })).toBe(2);
  expect(() => countDueQueries({})).toThrow();
});
