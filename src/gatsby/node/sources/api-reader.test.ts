import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as z from 'zod/mini';
import { createApiReader, type ApiReader, type ReaderOptions } from './api-reader';
import { GAME_DETAIL, GAME_LIST, startFaultyApi, type FaultyApi } from './testing/faulty-api';
import { ReadFaults, ReadStopped } from './wire-faults';

let api: FaultyApi;

beforeEach(async () => {
  api = await startFaultyApi();
});
afterEach(() => api.close());

function readerOf(options: Partial<ReaderOptions> = {}): ApiReader {
  return createApiReader({ baseUrl: api.baseUrl, backoffMs: 1, timeoutMs: 2_000, ...options });
}

function game(reader: ApiReader) {
  return reader.read('gameDetail', { id: 'g1' });
}

async function failure(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ReadFaults) return error.message;
  throw new Error(`expected ReadFaults, got ${String(error)}`);
}

test('reads a payload, parsed with the schema of the contract', async () => {
  const detail = await game(readerOf());
  expect(detail.name).toBe('游戏1');
  expect(detail.related_ids).toEqual([]);
});

test('sends the headers of the contract and the input as query', async () => {
  await readerOf().readAs('gameList', { page: 2, page_size: 100, tag: '动作 & 冒险' }, z.unknown());
  const [call] = api.calls;
  expect(call?.headers).toMatchObject({
    area: 'cn',
    lan: 'zh',
    'app-platform': 'web',
    module: 'web',
    'platform-source': 'web',
    'user-agent': 'youban-build/1.0.0 (production; web)',
  });
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    page: '2',
    page_size: '100',
    tag: '动作 & 冒险',
  });
});

test('leaves an absent input out of the query, and a slash at the end of the base address', async () => {
  const reader = createApiReader({ baseUrl: `${api.baseUrl}/` });
  await reader.readAs('gameList', { tag: undefined }, z.unknown());
  expect(api.calls[0]?.path).toBe(GAME_LIST);
  expect(api.calls[0]?.query.size).toBe(0);
});

test('tries again after 502 and a broken connection', async () => {
  api.misbehave(({ times }) => (times === 1 ? { status: 502 } : undefined));
  api.misbehave(({ times }) => (times === 2 ? 'reset' : undefined));
  await expect(game(readerOf())).resolves.toMatchObject({ id: 'g1' });
  expect(api.count(GAME_DETAIL)).toBe(3);
});

test('waits longer before each further try', async () => {
  const at: number[] = [];
  api.misbehave(() => {
    at.push(Date.now());
    return { status: 503 };
  });
  await failure(game(readerOf({ backoffMs: 40, retries: 2 })));
  const [first = 0, second = 0, third = 0] = at;
  expect(second - first).toBeGreaterThanOrEqual(38);
  expect(third - second).toBeGreaterThanOrEqual(78);
});

test('names a 502 that stays, after four tries', async () => {
  api.misbehave(() => ({ status: 502 }));
  expect(await failure(game(readerOf()))).toBe(
    `GET ${GAME_DETAIL}?id=g1: answered HTTP 502 after 4 tries`,
  );
  expect(api.count(GAME_DETAIL)).toBe(4);
});

test('names an API that cannot be reached', async () => {
  await api.close();
  expect(await failure(game(readerOf()))).toBe(
    `GET ${GAME_DETAIL}?id=g1: could not be reached at ${api.baseUrl} (ECONNREFUSED) after 4 tries`,
  );
});

test('uses and shows a base address without its password', async () => {
  const baseUrl = api.baseUrl.replace('http://', 'http://user:secret@');
  await expect(game(readerOf({ baseUrl }))).resolves.toMatchObject({ id: 'g1' });
  await api.close();
  expect(await failure(game(readerOf({ baseUrl, retries: 0 })))).toBe(
    `GET ${GAME_DETAIL}?id=g1: could not be reached at ${api.baseUrl} (ECONNREFUSED) after 1 try`,
  );
});

test.each(['hang', 'stall'] as const)(
  'names an API that does not answer in time: %s',
  async (how) => {
    api.misbehave(() => how);
    expect(await failure(game(readerOf({ timeoutMs: 50, retries: 1 })))).toContain(
      '(no answer within 0.05 s) after 2 tries',
    );
  },
);

test.each<[string, Parameters<FaultyApi['misbehave']>[0], string]>([
  ['404', () => ({ status: 404 }), 'answered HTTP 404'],
  [
    'HTML',
    () => ({ body: '<!DOCTYPE html><p>Login' }),
    'expected JSON, got HTML that begins with "<!DOCTYPE html><p>Login"',
  ],
  ['an empty body', () => ({ body: '' }), 'expected JSON, got an empty answer'],
  [
    'an array',
    () => ({ envelope: [1] }),
    'expected the envelope {error_code, error_message, payload}, got [1]',
  ],
  [
    'an error code',
    () => ({ envelope: { error_code: 40000, error_message: 'id: too long' } }),
    'answered error_code 40000: id: too long',
  ],
  ['a wrong payload', () => ({ payload: [] }), 'expected an object, got []'],
])('does not try again after %s', async (_, rule, what) => {
  api.misbehave(rule);
  expect(await failure(game(readerOf()))).toBe(`GET ${GAME_DETAIL}?id=g1: ${what}`);
  expect(api.calls).toHaveLength(1);
});

test('follows a redirect within its origin, and not in circles', async () => {
  api.misbehave(({ path, query }) =>
    path === GAME_DETAIL ? { status: 307, location: `/moved?${query.toString()}` } : undefined,
  );
  api.misbehave(({ path }) => (path === '/moved' ? { payload: api.library.games[0] } : undefined));
  await expect(game(readerOf())).resolves.toMatchObject({ id: 'g1' });
  api.library.games[0] = {};
  api.misbehave(({ path }) => (path === GAME_LIST ? { status: 302, location: '?' } : undefined));
  expect(await failure(readerOf().readAs('gameList', {}, z.unknown()))).toBe(
    `GET ${GAME_LIST}: redirects more than 5 times`,
  );
});

test('does not ask another origin that it is redirected to, nor show what stands there', async () => {
  const stranger = await startFaultyApi();
  stranger.misbehave(() => ({ body: 'secret of an inner host' }));
  api.misbehave(() => ({ status: 302, location: `${stranger.baseUrl}/login?token=secret` }));
  const fault = await failure(game(readerOf()));
  await stranger.close();
  expect(stranger.calls).toEqual([]);
  expect(fault).toBe(
    `GET ${GAME_DETAIL}?id=g1: redirects to ${stranger.baseUrl}, which is another origin and is not asked; ` +
      'if the API has moved, set GATSBY_API_BASE_URL',
  );
  expect(api.calls).toHaveLength(1);
});

test('stops reading an answer that is too long, whether it says so or not', async () => {
  api.misbehave(({ times }) => (times === 1 ? 'flood' : { body: ' '.repeat(3 * 2 ** 20) }));
  const reader = readerOf({ maxBytes: 2 ** 20, timeoutMs: 60_000 });
  for (let call = 0; call < 2; call += 1) {
    expect(await failure(game(reader))).toBe(`GET ${GAME_DETAIL}?id=g1: answered more than 1 MB`);
    await api.until(() => api.open() === 0);
  }
});

test('keeps no answer in memory once it is parsed', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  const usedBytes = (): number => {
    if (typeof collectGarbage === 'function') Reflect.apply(collectGarbage, undefined, []);
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const answerBytes = 2 ** 19;
  const body = JSON.stringify({ error_code: 0, payload: 'x'.repeat(answerBytes) });
  api.misbehave(() => ({ body }));
  // A stop from outside lives as long as the reader: nothing may hang on it.
  const { signal } = new AbortController();
  const reader = readerOf({ signal, timeoutMs: 60_000 });
  const length = z.pipe(
    z.string(),
    z.transform((text: string) => text.length),
  );
  await reader.readAs('gameDetail', { id: 'g1' }, length);
  const before = usedBytes();
  const calls = Array.from({ length: 64 }, () => reader.readAs('gameDetail', { id: 'g1' }, length));
  expect(new Set(await Promise.all(calls))).toEqual(new Set([answerBytes]));
  // Connections let go of what they have read while others are answered: sooner or later, but not never.
  while (usedBytes() - before >= 16 * answerBytes) {
    await reader.readAs('gameDetail', { id: 'g1' }, length);
  }
});

test('names every field that is wrong', async () => {
  Object.assign(api.library.games[0] ?? {}, {
    sections: [{ title: 'a', body: 5 }],
    cover: undefined,
  });
  expect((await failure(game(readerOf()))).split('\n')).toEqual([
    `GET ${GAME_DETAIL}?id=g1, field cover: expected a string, got nothing`,
    `GET ${GAME_DETAIL}?id=g1, field sections.0.body: expected a string, got 5`,
  ]);
});

test('never has more than eight calls under way', async () => {
  const release = api.hold(({ path }) => path === GAME_DETAIL);
  const reader = readerOf({ timeoutMs: 60_000 });
  const calls = Array.from({ length: 60 }, () => game(reader));
  await api.until(() => api.held() >= 8);
  // A ninth call would have been sent before this one.
  await fetch(api.baseUrl);
  expect(api.held()).toBe(8);
  release();
  expect(await Promise.all(calls)).toHaveLength(60);
});

test('when nothing can be reached, the first failure ends all other calls', async () => {
  await api.close();
  const reader = readerOf();
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => game(reader)));
  const reasons = results.map((result) =>
    result.status === 'rejected' ? (result.reason as Error).constructor : undefined,
  );
  expect(reasons.filter((each) => each === ReadFaults)).toHaveLength(1);
  expect(reasons.filter((each) => each === ReadStopped)).toHaveLength(49);
});

test('gives up after eight lost calls, without waiting for the rest', async () => {
  api.misbehave(({ path }) => (path === GAME_DETAIL ? { status: 500 } : undefined));
  const reader = readerOf({ retries: 0, concurrency: 1 });
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => game(reader)));
  expect(results).toHaveLength(50);
  expect(api.count(GAME_DETAIL)).toBe(8);
  await expect(game(reader)).rejects.toMatchObject({
    faults: [{ where: api.baseUrl, what: 'gave up, because 8 calls got no usable answer' }],
  });
});

test('a signal from outside ends a call that hangs, and closes its connection', async () => {
  api.misbehave(() => 'hang');
  const controller = new AbortController();
  const call = game(readerOf({ signal: controller.signal, timeoutMs: 60_000 }));
  await api.until(() => api.open() === 1);
  controller.abort(new Error('The pull was aborted'));
  await expect(call).rejects.toThrow('The pull was aborted');
  await api.until(() => api.open() === 0);
  expect(api.calls).toHaveLength(1);
});

test('a signal from outside ends the wait before another try', async () => {
  api.misbehave(() => ({ status: 503 }));
  const controller = new AbortController();
  // The wait begins with a draw of how long it is.
  jest.spyOn(Math, 'random').mockImplementation(() => {
    setImmediate(() => controller.abort(new Error('The pull was aborted')));
    return 0;
  });
  const call = game(readerOf({ signal: controller.signal, backoffMs: 600_000 }));
  await expect(call).rejects.toThrow('The pull was aborted');
  expect(api.calls).toHaveLength(1);
});

test('a signal from outside ends a rest', async () => {
  const controller = new AbortController();
  const rest = readerOf({ signal: controller.signal, restMs: 60_000 }).rest();
  controller.abort(new Error('The pull was aborted'));
  await expect(rest).rejects.toThrow('The pull was aborted');
});
