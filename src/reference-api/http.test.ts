import { format } from 'node:util';
import { sql } from 'kysely';
import { ALLOWED_HEADERS, endpoints, ERROR_CODE, type EndpointName } from '../contract';
import { openDatabase } from './database/open-database';
import type { Sent } from './testing/api-calls';
import { startTestApi, type TestApi } from './testing/test-api';

const names = Object.keys(endpoints) as EndpointName[];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ limits: { search: 2 } });
});

test('an unknown path is HTTP 404 with an envelope', async () => {
  for (const path of ['/', '/api/visitor/game/nothing', '/%E0%A4%A']) {
    const { status, envelope } = await api.ask(path);
    expect(status).toBe(404);
    expect(envelope.error_code).toBe(ERROR_CODE.unknownId);
  }
  const wrongMethod = await api.send('POST', endpoints.gameList.path, {});
  expect(wrongMethod.status).toBe(404);
});

test('a path answers with and without its slash', async () => {
  expect((await api.ask(`${endpoints.gameList.path}/`)).envelope.error_code).toBe(0);
});

test('a body that is no JSON, or too large, is invalid input', async () => {
  const { path } = endpoints.characterSquare;
  const post = (body: string) =>
    api.ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  for (const body of ['{"page":', JSON.stringify({ keyword: 'x'.repeat(100_000) })]) {
    const { status, envelope } = await post(body);
    expect(status).toBe(200);
    expect(envelope.error_code).toBe(ERROR_CODE.invalidInput);
    expect(envelope.error_message).toMatch(/^body: /);
  }
  expect((await post('')).envelope.error_code).toBe(0);
});

test('a preflight allows exactly the headers of the contract, from any origin', async () => {
  const response = await api.fetch(endpoints.characterSquare.path, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://anywhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-secret',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-max-age')).toBe('7200');
  const allowed = response.headers.get('access-control-allow-headers') ?? '';
  expect(allowed.split(/,\s*/).sort()).toEqual([...ALLOWED_HEADERS].sort());
});

test('answers may be read from any origin', async () => {
  const { headers } = await api.ask(endpoints.gameList.path, {
    headers: { origin: 'https://anywhere.example' },
  });
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

test('no answer is taken for anything else than its type says', async () => {
  for (const path of [endpoints.gameList.path, '/nothing', '/health', '/openapi.json']) {
    const { headers } = await api.fetch(path);
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
  }
});

test('too many searches are 42900, while reads go on', async () => {
  const search = () => api.call('knowledgeSearch', { search_value: 'star' });
  const codes = [];
  for (let count = 0; count < 3; count += 1) codes.push((await search()).envelope.error_code);
  expect(codes).toEqual([0, 0, ERROR_CODE.rateLimit]);
  const refused = await search();
  expect(refused.status).toBe(200);
  expect(refused.envelope.error_message).toMatch(/try again in \d+ s/);
  expect((await api.call('gameList')).envelope.error_code).toBe(0);
});

test('what may tell of a visitor is kept nowhere, also where it is refused', async () => {
  const kept = async (name: EndpointName, sent: Sent = {}) =>
    (await api.call(name, {}, sent)).headers.get('cache-control');
  const personal: readonly EndpointName[] = [
    ...(['chatRespond', 'imToken', 'historyMessages', 'reportUserAction', 'login'] as const),
    ...(['me', 'sendCodeByUser', 'verifyCode', 'accountDelete'] as const),
  ];
  for (const name of names) {
    expect([name, await kept(name)]).toEqual([name, personal.includes(name) ? 'no-store' : null]);
  }
  // It answers in the visitor's own state, where there is one.
  expect(await kept('storyScenes', { authorization: 'Bearer x' })).toBe('no-store');
});

test('the log names the path of a fault, never its query, and nothing that was only refused', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await api.call('gameDetail', { id: 'nothing' });
  const db = await openDatabase(api.dataFile);
  await sql`alter table users rename to hidden`.execute(db);
  const query = '?ticket=not-for-the-log';
  const path = `${endpoints.accountDelete.path}${query}`;
  const { envelope } = await api.ask(path, {
    method: 'POST',
    headers: { authorization: 'Bearer x' },
  });
  await sql`alter table hidden rename to users`.execute(db);
  await db.destroy();
  expect(envelope.error_code).toBe(ERROR_CODE.serverFault);
  const lines = log.mock.calls.map((line: unknown[]) => format(...line)).join('\n');
  log.mockRestore();
  expect(lines).toContain(`POST ${endpoints.accountDelete.path}:`);
  expect(lines).not.toContain('not-for-the-log');
  expect(lines).not.toContain(endpoints.gameDetail.path);
});

test('who calls is told by the trusted proxy, and by nobody else', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  const ipOf = async (of: TestApi) => (await of.fetch('/sandbox/ip', { headers })).text();
  expect(await ipOf(api)).toBe('{"ip":"127.0.0.1"}');
  const behind = await startTestApi({ trustProxy: '127.0.0.0/8,::1', exposeSandbox: true });
  expect(await ipOf(behind)).toBe('{"ip":"203.0.113.7"}');
});

test('behind a proxy every visitor has limits of their own', async () => {
  const behind = await startTestApi({
    trustProxy: '127.0.0.1',
    exposeSandbox: true,
    limits: { search: 1 },
  });
  const search = async (visitor: string) =>
    (await behind.call('knowledgeSearch', { search_value: 'star' }, { 'x-forwarded-for': visitor }))
      .envelope.error_code;
  expect(await search('203.0.113.1')).toBe(0);
  expect(await search('203.0.113.2')).toBe(0);
  expect(await search('203.0.113.1')).toBe(ERROR_CODE.rateLimit);
});

test('a proxy that is no address stops the start', async () => {
  await expect(startTestApi({ trustProxy: 'nginx', exposeSandbox: true })).rejects.toThrow(
    '--trust-proxy: expected addresses or networks, got nginx',
  );
});

test('health tells what is there', async () => {
  const response = await api.fetch('/health');
  expect(await response.json()).toEqual({ status: 'ok', games: 2, sandbox: true });
});
