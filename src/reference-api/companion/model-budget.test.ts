import { join } from 'node:path';
import { openDatabase, type LibraryDatabase } from '../database/open-database';
import type { ModelLimits } from '../limits';
import { createTestClock, dataFolder, startTestApi, type TestApi } from '../testing/test-api';
import { logInVisitor, ticketFor, type Visitor } from '../testing/visitor';
import { ModelBudget } from './model-budget';
import { startModel } from './testing/model-server';

const MANY = { ofVisitor: 1000, inAll: 1000 };
const DAY_S = 24 * 60 * 60;

let dataFile: string;
let db: LibraryDatabase;
beforeEach(async () => {
  dataFile = join(dataFolder(), 'data.sqlite');
  db = await openDatabase(dataFile);
});
afterEach(() => db.destroy());

const clock = createTestClock();

function startBudget(limits: Partial<ModelLimits>) {
  const news: string[] = [];
  const budget = new ModelBudget({
    db,
    now: clock.now,
    limits: { atOnce: MANY, perDay: MANY, ...limits },
    tell: (line) => news.push(line),
  });
  return {
    budget,
    news,
    call: (visitor: string) => budget.spend(visitor, () => Promise.resolve(true)),
  };
}

/** A call that stays under way until it is ended. */
async function begin(budget: ModelBudget, visitor: string): Promise<() => Promise<unknown>> {
  let end = (): void => undefined;
  let call: Promise<unknown> = Promise.resolve();
  await new Promise<void>((begun) => {
    call = budget.spend(visitor, () => {
      begun();
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
  });
  return () => {
    end();
    return call;
  };
}

test('a visitor has so many calls under way, and others theirs', async () => {
  const { budget, news, call } = startBudget({ atOnce: { ofVisitor: 2, inAll: 1000 } });
  const end = await begin(budget, '1');
  const endOther = await begin(budget, '1');
  expect([await call('1'), await call('1'), await call('2')]).toEqual([undefined, undefined, true]);
  expect(news).toEqual([
    'Calls of the model: 2 of a visitor are under way; the built-in companion answers what comes on top',
  ]);
  await end();
  expect(await call('1')).toBe(true);
  await endOther();
});

test('all visitors together have so many calls under way', async () => {
  const { budget, news, call } = startBudget({ atOnce: { ofVisitor: 2, inAll: 3 } });
  const ends = [await begin(budget, '1'), await begin(budget, '1'), await begin(budget, '2')];
  expect([await call('3'), await call('4')]).toEqual([undefined, undefined]);
  await Promise.all(ends.map((end) => end()));
  expect(await call('3')).toBe(true);
  expect(news).toEqual([expect.stringContaining(': 3 of all visitors together are under way;')]);
});

test('a call that fails is under way no longer', async () => {
  const { budget, call } = startBudget({ atOnce: { ofVisitor: 1, inAll: 1 } });
  const failure = new Error('The model is out');
  await expect(budget.spend('1', () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await call('1')).toBe(true);
});

test('a visitor has so many calls a day, however many come at once', async () => {
  const { news, call } = startBudget({ perDay: { ofVisitor: 3, inAll: 1000 } });
  const answers = await Promise.all(Array.from({ length: 10 }, () => call('1')));
  expect(answers.filter(Boolean)).toHaveLength(3);
  expect(await call('2')).toBe(true);
  clock.pass(DAY_S);
  expect(await call('1')).toBe(true);
  for (let count = 0; count < 5; count += 1) await call('1');
  const told = (day: string) =>
    expect.stringContaining(`: the 3 of a visitor for ${day} are`) as string;
  expect(news).toEqual([told('2026-11-21'), told('2026-11-22')]);
});

test('what was called before a restart counts', async () => {
  const perDay = { ofVisitor: 2, inAll: 3 };
  const { call } = startBudget({ perDay });
  await call('1');
  await call('1');
  await db.destroy();
  db = await openDatabase(dataFile);
  const again = startBudget({ perDay });
  expect([await again.call('1'), await again.call('2'), await again.call('3')]).toEqual([
    undefined,
    true,
    undefined,
  ]);
  expect(again.news).toHaveLength(2);
});

test('of days before nothing is kept', async () => {
  const { call } = startBudget({});
  await call('1');
  clock.pass(DAY_S);
  await call('2');
  const rows = await db.selectFrom('model_calls').select(['web_user_id', 'calls']).execute();
  expect(rows).toEqual([
    { web_user_id: '', calls: 1 },
    { web_user_id: '2', calls: 1 },
  ]);
});

test('visitors notice nothing of a limit, the log tells of it once, and who leaves does not make room', async () => {
  const model = await startModel();
  const log = jest.spyOn(console, 'log').mockImplementation();
  let messages = 0;
  const ask = (api: TestApi, { headers }: Visitor) => {
    messages += 1;
    const client_message_id = String(messages);
    const input = { character_id: 'p-lingxi', content: 'hello', client_message_id };
    return api.call('chatRespond', input, headers);
  };
  const options = {
    quiet: false,
    now: clock.now,
    codeLimits: { perNumber: [], perAddress: [] },
    model: { url: model.url, model: 'small', key: 'k', callsPerDay: 1 },
  };
  const first = await startTestApi(options);
  const visitor = await logInVisitor(first, '13800000000');
  expect((await ask(first, visitor)).text).toContain('"Hello."');
  for (let count = 0; count < 3; count += 1) {
    const { envelope, text } = await ask(first, visitor);
    expect(envelope.error_code).toBe(0);
    expect(text).not.toContain('"Hello."');
  }
  const ticket = await ticketFor(first, visitor);
  await first.call('accountDelete', { ticket }, visitor.headers);
  await first.close();
  const again = await startTestApi({ ...options, quiet: true, dataFile: first.dataFile });
  await ask(again, await logInVisitor(again, '13800000001'));
  expect(model.requests).toHaveLength(1);
  const lines = log.mock.calls.flat().map(String);
  expect(lines.filter((line) => line.includes('all visitors together'))).toHaveLength(1);
  const stored = await openDatabase(first.dataFile);
  const rows = await stored.selectFrom('model_calls').select('web_user_id').execute();
  await stored.destroy();
  expect(rows).toEqual([{ web_user_id: '' }]);
  await model.close();
});
