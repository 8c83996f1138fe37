import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  await api.ask('/sandbox/faults', { method: 'DELETE' });
  await api.ask('/sandbox/analytics', { method: 'DELETE' });
});

const page = 'http://localhost:9000/game-library/?test=1';
async function post(path: string, body: unknown, type = 'application/json'): Promise<unknown> {
  const response = await api.fetch(`/sandbox/analytics/${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });
  return response.json();
}
function askWebId(url = page) {
  return post('webid', { app_id: 100001, url, user_agent: 'x' });
}
function batch(web_id: string, more: object = {}, custom: object = { is_login: false }) {
  return [
    {
      events: [{ event: 'download_mobile', params: '{"event_index":1}', ...more }],
      user: { web_id, user_unique_id: web_id },
      header: { app_id: 100001, custom: JSON.stringify(custom) },
    },
  ];
}
async function arrived(): Promise<unknown> {
  return (await api.ask('/sandbox/analytics')).envelope.payload;
}

test('every visitor gets a web id of their own that no number holds', async () => {
  const ids = (await Promise.all([askWebId(), askWebId(), askWebId()])).map((answer) => {
    expect(answer).toMatchObject({ e: 0 });
    return String((answer as { web_id: unknown }).web_id);
  });
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) {
    expect(id).toMatch(/^739012345678901\d{4}$/);
    expect(String(BigInt(Number(id)))).not.toBe(id);
  }
});

test('lists each event with its visitor and the page that they were on', async () => {
  const { web_id } = (await askWebId()) as { web_id: string };
  expect(await post('tobid', {})).toMatchObject({ e: 0 });
  expect(await post('list', batch(web_id))).toEqual({ e: 0 });
  const entry = {
    name: 'download_mobile',
    params: { event_index: 1 },
    app_id: 100001,
    web_id,
    user_id: web_id,
    is_login: false,
    url: page,
  };
  expect(await arrived()).toEqual({ list: [entry] });
  const next = { event: 'predefine_pageview', params: '{"url":"http://localhost:9000/"}' };
  await post('list', batch(web_id, next, { is_login: true }), 'text/plain;charset=UTF-8');
  expect(await arrived()).toEqual({
    list: [
      entry,
      {
        ...entry,
        name: next.event,
        params: { url: 'http://localhost:9000/' },
        is_login: true,
        url: 'http://localhost:9000/',
      },
    ],
  });
});

test('a visitor is on the page that they last viewed, whatever else an event says; of others none is known', async () => {
  const { web_id } = (await askWebId()) as { web_id: string };
  await post('list', batch(web_id, { params: '{"url":"https://elsewhere.example/"}' }));
  await post('list', batch('7'));
  await post('list', batch('8', { event: 'predefine_pageview', params: '{"url":5}' }));
  expect(await arrived()).toMatchObject({ list: [{ url: page }, { url: '' }, { url: '' }] });
});

test('forgets everything, pages too', async () => {
  const { web_id } = (await askWebId()) as { web_id: string };
  await post('list', batch(web_id));
  await api.ask('/sandbox/analytics', { method: 'DELETE' });
  expect(await arrived()).toEqual({ list: [] });
  await post('list', batch(web_id));
  expect(await arrived()).toMatchObject({ list: [{ url: '' }] });
});

test('keeps the latest ones only', async () => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    event: 'page_error',
    params: JSON.stringify({ index }),
  }));
  for (let sent = 0; sent <= 10_000; sent += many.length) {
    await post('list', [{ ...batch('7')[0], events: many }]);
  }
  await post('list', batch('8'));
  const { list } = (await arrived()) as { list: { web_id: string }[] };
  expect(list).toHaveLength(10_000);
  expect(list.at(-1)).toMatchObject({ web_id: '8' });
});

test.each([
  ['webid', {}, /app_id: /],
  ['list', [{ events: [] }], /0\.user: /],
  ['list', batch('7', { params: '{' }), /0\.events\.0\.params: expected JSON text/],
  ['list', batch('7', { params: '[]' }), /0\.events\.0\.params: /],
])('says what is wrong with what came to %s: %j', async (path, body, fault) => {
  const answer = await api.send('POST', `/sandbox/analytics/${path}`, body);
  expect(answer.envelope.error_code).toBe(40000);
  expect(answer.envelope.error_message).toMatch(fault);
  expect(await arrived()).toEqual({ list: [] });
});

test('a page of the site may call it', async () => {
  const preflight = await api.fetch('/sandbox/analytics/list', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:9000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(preflight.ok).toBe(true);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:9000');
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
});

test.each(['webid', 'list'])('faults strike %s', async (path) => {
  const endpoint = `/sandbox/analytics/${path}`;
  const fault = (body: object) =>
    api.send('POST', '/sandbox/faults', { endpoint, times: 1, ...body });
  const call = (init: RequestInit = {}) =>
    api.fetch(endpoint, { method: 'POST', body: '{}', ...init });
  await fault({ kind: 'status', status: 404 });
  expect((await call()).status).toBe(404);
  await fault({ kind: 'html' });
  expect((await call()).headers.get('content-type')).toBe('text/html');
  await fault({ kind: 'hang' });
  await expect(call({ signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/);
});
