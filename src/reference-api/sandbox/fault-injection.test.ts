import { setImmediate } from 'node:timers/promises';
import { endpoints, ERROR_CODE } from '../../contract';
import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.ask('/sandbox/faults', { method: 'DELETE' }));

const endpoint = endpoints.gameDetail.path;
function detail(id: string) {
  return api.fetch(`${endpoint}?id=${id}`);
}
async function fault(body: Record<string, unknown>) {
  const { envelope } = await api.send('POST', '/sandbox/faults', { endpoint, ...body });
  expect(envelope).toMatchObject({ error_code: 0 });
}

test('a status, for one id only, until it is deleted', async () => {
  await fault({ kind: 'status', status: 502, id: 'star-echo' });
  expect((await detail('star-echo')).status).toBe(502);
  expect((await detail('tea-mountain')).status).toBe(200);
  await api.ask('/sandbox/faults', { method: 'DELETE' });
  expect((await detail('star-echo')).status).toBe(200);
});

test('HTML where JSON is expected', async () => {
  await fault({ kind: 'html' });
  const response = await detail('star-echo');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
});

test('an error code with message and payload, so many times', async () => {
  await fault({
    kind: 'code',
    code: 41912,
    message: 'Wait',
    payload: { retry_after: 9 },
    times: 1,
  });
  const { envelope } = await api.call('gameDetail', { id: 'star-echo' });
  expect(envelope).toEqual({
    error_code: 41912,
    error_message: 'Wait',
    payload: { retry_after: 9 },
  });
  expect((await api.call('gameDetail', { id: 'star-echo' })).envelope.error_code).toBe(0);
});

test('a payload with values changed and left out', async () => {
  await fault({ kind: 'payload', set: { name: 5, 'sections.0.title': null }, unset: ['cover'] });
  const { envelope } = await api.call('gameDetail', { id: 'star-echo' });
  expect(envelope.payload).toMatchObject({ id: 'star-echo', name: 5, sections: [{ title: null }] });
  expect(envelope.payload).not.toHaveProperty('cover');
});

test('a payload replaced', async () => {
  await fault({ kind: 'payload', payload: [] });
  expect((await api.call('gameDetail', { id: 'star-echo' })).envelope.payload).toEqual([]);
});

test('an answer that comes late', async () => {
  await fault({ kind: 'hang', ms: 150, times: 1 });
  const started = performance.now();
  expect((await detail('star-echo')).status).toBe(200);
  // A lower bound holds on every machine.
  expect(performance.now() - started).toBeGreaterThan(140);
});

test('an answer that never comes does not keep the server from ending', async () => {
  const other = await startTestApi();
  await other.send('POST', '/sandbox/faults', { endpoint, kind: 'hang' });
  const waiting = other.fetch(`${endpoint}?id=star-echo`).then(
    () => 'answered',
    () => 'cut off',
  );
  // A later call is answered meanwhile.
  const next = other.fetch(endpoints.characterSquare.path, { method: 'POST' }).then(() => 'next');
  expect(await Promise.race([waiting, next])).toBe('next');
  await other.close();
  expect(await waiting).toBe('cut off');
});

test('an answer that comes too late for the server does not keep the program from ending', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  const other = await startTestApi();
  await other.send('POST', '/sandbox/faults', { endpoint, kind: 'hang', ms: 600_000, times: 1 });
  const waiting = other.fetch(`${endpoint}?id=star-echo`).then(
    () => 'answered',
    () => 'cut off',
  );
  // Gone once it has struck.
  let left: unknown;
  do left = (await other.ask('/sandbox/faults')).envelope.payload;
  while (JSON.stringify(left) !== '{"list":[]}');
  await other.close();
  expect(await waiting).toBe('cut off');
  // Those of the connections end a little later.
  while (timers() > before) await setImmediate();
});

test('the faults themselves are struck by none, so that they can be ended', async () => {
  await fault({ endpoint: '/sandbox/faults', kind: 'status' });
  expect((await api.ask('/sandbox/faults')).envelope.payload).toMatchObject({
    list: [{ endpoint: '/sandbox/faults' }],
  });
  const { envelope } = await api.ask('/sandbox/faults', { method: 'DELETE' });
  expect(envelope.payload).toEqual({ list: [] });
});

test('a number names an id as its text does, and nothing else that is no text', async () => {
  const { path } = endpoints.characterSquare;
  for (const id of ['12', 'true', 'null']) await fault({ endpoint: path, kind: 'status', id });
  const ask = async (game_id: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ game_id });
    return (await api.fetch(path, { method: 'POST', headers, body })).status;
  };
  const asked = [12, '13', true, null, ['12']];
  expect(await Promise.all(asked.map(ask))).toEqual([503, 200, 200, 200, 200]);
});

test('a fault of a body endpoint finds the id in the body', async () => {
  const { path } = endpoints.characterSquare;
  await fault({ endpoint: path, kind: 'status', id: 'star-echo' });
  expect((await api.fetch(path, { method: 'POST' })).status).toBe(200);
  const response = await api.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game_id: 'star-echo' }),
  });
  expect(response.status).toBe(503);
});

test('a fault that makes no sense is refused', async () => {
  const { envelope } = await api.send('POST', '/sandbox/faults', { endpoint, kind: 'explode' });
  expect(envelope.error_code).toBe(ERROR_CODE.invalidInput);
  expect(envelope.error_message).toContain('kind');
});
