/** @jest-environment node */
import { ALLOWED_HEADERS, endpoints, ERROR_CODE } from '../contract';
import { startTestApi, type TestApi } from './testing/test-api';

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
  const allowed = response.headers.get('access-control-allow-headers') ?? '';
  expect(allowed.split(/,\s*/).sort()).toEqual([...ALLOWED_HEADERS].sort());
});

test('answers may be read from any origin', async () => {
  const { headers } = await api.ask(endpoints.gameList.path, {
    headers: { origin: 'https://anywhere.example' },
  });
  expect(headers.get('access-control-allow-origin')).toBe('*');
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

test('health tells what is there', async () => {
  const response = await api.fetch('/health');
  expect(await response.json()).toEqual({ status: 'ok', games: 2, sandbox: true });
});
