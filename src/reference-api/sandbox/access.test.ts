import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoints } from '../../contract';
import { startTestApi, type TestApi } from '../testing/test-api';
import { assertPrivateSandbox } from './access';

const STRANGER = 'https://anywhere.example';
const GAME = '/sandbox/games/star-echo';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

function preflight(path: string, origin: string, method: string) {
  return api.fetch(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    },
  });
}

/** The status of a call under another host name, which `fetch` cannot send. */
function statusUnder(host: string, path: string, of: TestApi = api): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(`${of.url}${path}`, { agent: false, setHost: false, headers: { host } });
    call.on('error', reject);
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.end();
  });
}

test.each(['http://localhost:9000', 'http://127.0.0.1:8000', 'http://[::1]', 'https://localhost'])(
  'a page of %s may use the sandbox',
  async (origin) => {
    const answer = await preflight(GAME, origin, 'PATCH');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, PATCH, DELETE');
    const read = await api.ask('/sandbox/faults', { headers: { origin } });
    expect(read.status).toBe(200);
    expect(read.headers.get('access-control-allow-origin')).toBe(origin);
  },
);

test.each([STRANGER, 'http://localhost.example', 'http://10.0.0.1', 'null', 'file://'])(
  'a page of %s may not',
  async (origin) => {
    const asked = await preflight(GAME, origin, 'PATCH');
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    for (const [method, path] of [
      ['GET', '/sandbox/sms?phone=13800000000'],
      ['GET', '/%73andbox/faults'],
      ['POST', '/sandbox/analytics/tobid'],
      ['DELETE', '/sandbox/faults'],
      ['GET', '/sandbox/reports'],
      ['GET', '/sandbox/reports.json'],
    ] as const) {
      const answer = await api.ask(path, { method, headers: { origin } });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.envelope.error_message).toMatch(/^Origin: /);
    }
  },
);

test('no website may change what the endpoints serve', async () => {
  const answer = await preflight(endpoints.gameList.path, STRANGER, 'PATCH');
  expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST');
  const hidden = await preflight('/%73andbox/games/star-echo', STRANGER, 'PATCH');
  expect(hidden.headers.get('access-control-allow-origin')).toBeNull();
});

test.each(['localhost:8787', 'LOCALHOST', '127.0.0.1:1', '[::1]:8787'])(
  'the sandbox answers under %s',
  async (host) => {
    expect(await statusUnder(host, '/sandbox/ip')).toBe(200);
  },
);

test.each(['anywhere.example:8787', '', 'localhost.anywhere.example', '192.168.1.5'])(
  'a name that leads here from outside is refused: %s',
  async (host) => {
    expect(await statusUnder(host, '/sandbox/ip')).toBe(403);
    expect(await statusUnder(host, endpoints.gameList.path)).toBe(200);
  },
);

test('a call that names no host at all is refused', async () => {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  // Only HTTP/1.0 may leave the name out.
  socket.end('GET /sandbox/ip HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
});

test('an exposed sandbox answers under the addresses of the machine, never under a name', async () => {
  const exposed = await startTestApi({ host: '0.0.0.0', exposeSandbox: true });
  expect(await statusUnder('192.168.1.5:8787', '/sandbox/ip', exposed)).toBe(200);
  expect(await statusUnder('[fe80::1]:8787', '/sandbox/ip', exposed)).toBe(200);
  expect(await statusUnder('anywhere.example', '/sandbox/ip', exposed)).toBe(403);
});

test.each([
  { host: '0.0.0.0' },
  { host: '::' },
  { host: '' },
  { host: '192.0.2.7' },
  { host: '127.0.0.1', trustProxy: '127.0.0.1' },
])('a sandbox that others reach does not start: %j', async (options) => {
  await expect(startTestApi(options)).rejects.toThrow(/--no-sandbox, or --expose-sandbox/);
});

test.each(['127.0.0.1', '127.8.9.10', '::1', 'localhost', '::ffff:127.0.0.1'])(
  '%s is this machine alone',
  async (host) => {
    await expect(assertPrivateSandbox({ host, trustProxy: undefined })).resolves.toBeUndefined();
  },
);

test('without a sandbox every address will do', async () => {
  const open = await startTestApi({ host: '0.0.0.0', sandbox: false });
  expect((await open.call('gameList')).envelope.error_code).toBe(0);
});
