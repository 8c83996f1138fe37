import { createBudget, fetchInRounds, byImportance, type WantedPicture } from './picture-budget';
import { isTimeout, PictureFault, reasonOf } from './picture-fault';
import { createRetryPolicy } from './retry-policy';

const HOST = 'pictures.example';

/** Asks a host, which answers like that each time. @returns how often it was asked, and what came of it */
async function ask(
  policy: ReturnType<typeof createRetryPolicy>,
  answer: () => unknown,
  host = HOST,
) {
  let calls = 0;
  const outcome = await policy(host, () => {
    calls += 1;
    return Promise.resolve().then(answer);
  }).catch((error: unknown) => error);
  return { calls, outcome };
}

function throws(error: unknown) {
  return () => {
    throw error;
  };
}

test('what may pass is tried three times, what is decided once', async () => {
  const policy = createRetryPolicy(0);
  for (const source of ['server', 'silence'] as const) {
    const fault = new PictureFault('busy', source);
    expect(await ask(policy, throws(fault))).toEqual({ calls: 3, outcome: fault });
  }
  for (const source of ['picture', 'gone', 'address', 'budget'] as const) {
    const fault = new PictureFault('no', source);
    expect(await ask(policy, throws(fault))).toEqual({ calls: 1, outcome: fault });
  }
  const bug = new TypeError('x is undefined');
  expect(await ask(policy, throws(bug))).toEqual({ calls: 1, outcome: bug });
  expect(await ask(policy, throws('text'))).toMatchObject({
    calls: 1,
    outcome: { message: 'text' },
  });
  let count = 0;
  const second = () => {
    count += 1;
    if (count < 2) throw new PictureFault('busy', 'server');
    return 'picture';
  };
  expect(await ask(policy, second)).toEqual({ calls: 2, outcome: 'picture' });
});

test('a host that leaves five addresses in a row unanswered is asked no more, and others are', async () => {
  const policy = createRetryPolicy(0);
  const silent = throws(new PictureFault('no answer', 'silence'));
  for (let time = 0; time < 5; time += 1) expect((await ask(policy, silent)).calls).toBe(3);
  expect(await ask(policy, () => 'picture')).toMatchObject({
    calls: 0,
    outcome: { message: `${HOST} is not asked any more, it does not answer`, source: 'silence' },
  });
  expect(await ask(policy, () => 'picture', 'other.example')).toEqual({
    calls: 1,
    outcome: 'picture',
  });
});

test.each([
  ['a picture', () => 'picture'],
  ['a word that it cannot answer now', throws(new PictureFault('busy', 'server'))],
  ['a refusal', throws(new PictureFault('no', 'gone'))],
])('%s shows that a host is there: the count begins anew', async (_, answer) => {
  const policy = createRetryPolicy(0);
  const silent = throws(new PictureFault('no answer', 'silence'));
  for (let time = 0; time < 4; time += 1) await ask(policy, silent);
  await ask(policy, answer);
  for (let time = 0; time < 4; time += 1) await ask(policy, silent);
  expect((await ask(policy, () => 'picture')).outcome).toBe('picture');
});

test.each([
  [new Error('fetch failed', { cause: { code: 'ECONNREFUSED', message: 'x' } }), 'ECONNREFUSED'],
  [
    new Error('fetch failed', { cause: { code: '', message: 'other side closed' } }),
    'other side closed',
  ],
  [new Error('fetch failed', { cause: 'text' }), 'fetch failed'],
  [new Error('fetch failed', { cause: null }), 'fetch failed'],
  [{ message: 'one\ntwo' }, 'one'],
  [{ message: 5 }, '[object Object]'],
  ['plain', 'plain'],
  [undefined, 'undefined'],
])('the reason of %s is said in one line', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

test('a timeout is known by its name, whatever made it', () => {
  expect(
    [{ name: 'TimeoutError' }, { name: 'AbortError' }, null, 'TimeoutError'].map(isTimeout),
  ).toEqual([...[true, false, false, false]]);
});

describe('the budget', () => {
  const wanted = (...names: string[]) => names.map((url): WantedPicture => [url, ['cover']]);

  test('ends, and what turns out to be no picture gives its place back', () => {
    const budget = createBudget(2);
    expect([budget.take(), budget.left(), budget.take(), budget.take(), budget.left()]).toEqual([
      ...[true, 1, true, false, 0],
    ]);
    budget.giveBack();
    expect([budget.left(), budget.take(), budget.take()]).toEqual([1, true, false]);
    expect(createBudget().left()).toBe(Infinity);
  });

  test('goes to the first ones, in rounds, and says which are left', async () => {
    const budget = createBudget(2);
    const asked: string[] = [];
    const fetch = ([url]: WantedPicture) => {
      asked.push(url);
      budget.take();
      if (url.startsWith('no')) budget.giveBack();
      return Promise.resolve();
    };
    const left = await fetchInRounds(wanted('no1', 'a', 'no2', 'b', 'c'), budget, fetch);
    expect(asked).toEqual(['no1', 'a', 'no2', 'b']);
    expect(left).toEqual(wanted('c'));
    expect(await fetchInRounds(wanted('d'), budget, fetch)).toEqual(wanted('d'));
    expect(await fetchInRounds([], createBudget(), fetch)).toEqual([]);
  });

  test('is for covers first, by the most important use, and else in the order of pages', () => {
    const all: WantedPicture[] = [
      ['a', ['skill']],
      ['b', ['icon', 'cover']],
      ['c', ['banner']],
      ['d', ['cover']],
      ['e', ['skill', 'figure']],
    ];
    expect(byImportance(all).map(([url]) => url)).toEqual(['b', 'd', 'c', 'e', 'a']);
    expect(all.map(([url]) => url)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
