import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws';
import { IM_TIMES } from '../../config/chat-limits';
import { IM_TOKEN_OVER, type ImFrame } from '../../contract/im-frames';
import { installWebLocks } from '../../testing/web-locks';
import { send, startFakeApi, type FakeApi } from '../testing/fake-api';
import type { ImListener, ImState } from './im-transport';

const quick = { baseMs: 5, capMs: 10, jitter: 0 };
const hour = { baseMs: 3_600_000, capMs: 3_600_000, jitter: 0 };
const times = { token: quick, tokenRounds: hour, reconnect: quick, openMs: 5000, silenceMs: 5000 };
const PING = JSON.stringify({ type: 'ping' });

let api: FakeApi;
let server: WebSocketServer;
let url: string;
/** Action of the server when a socket opens. */
let greet: (socket: ServerSocket) => void;
let tokens = 0;
/** Error code of what asks for a token. */
let refusal = 0;
const endings: (() => void)[] = [];

async function load() {
  return {
    ...(await import('./web-socket-transport')),
    ...(await import('./shared-transport')),
    ...(await import('./wake-connection')),
    ...(await import('../session/session')),
    ...(await import('../session/log-in')),
  };
}
let code: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  api = await startFakeApi();
  // The base address is read when the module is: set it first.
  process.env.GATSBY_API_BASE_URL = api.baseUrl;
  code = await load();
});
beforeEach(async () => {
  tokens = 0;
  refusal = 0;
  api.answer((response) => {
    tokens += 1;
    const payload = { im_token: `t${String(tokens)}` };
    send(response, { error_code: refusal, error_message: '', payload });
  });
  greet = (socket) => socket.send(PING);
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => greet(socket));
  await once(server, 'listening');
  url = `ws://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  code.logIn({ access_token: 't', web_user_id: '7' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  for (const socket of server.clients) socket.terminate();
  server.close();
  code.logOut();
});
afterAll(() => api.close());

/** Someone who listens, and what was heard. */
function createListener() {
  const heard: (ImState | 'sync' | ImFrame)[] = [];
  const looks = new Set<() => void>();
  const hear = (what: ImState | 'sync' | ImFrame): void => {
    heard.push(what);
    for (const look of looks) look();
  };
  const listener: ImListener = {
    onState: hear,
    onFrame: hear,
    onSync: () => {
      hear('sync');
      return Promise.resolve(true);
    },
  };
  const until = (fits: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!fits()) return;
        looks.delete(look);
        resolve();
      };
      looks.add(look);
      look();
    });
  const count = (what: unknown): number => heard.filter((each) => each === what).length;
  return { heard, listener, until, count };
}

function connect(changed: Partial<typeof times> = {}) {
  const ears = createListener();
  const transport = code.webSocketTransport({ url, appId: 'app' }, { ...times, ...changed });
  endings.push(transport(ears.listener));
  return ears;
}

test('a ping is answered, and the first one asks for the history', async () => {
  const answered = new Promise<string>((resolve) => {
    greet = (socket) => {
      socket.on('message', (data: Buffer) => resolve(data.toString()));
      socket.send(PING);
      socket.send(PING);
    };
  });
  const { heard, until } = connect();
  await until(() => heard.includes('sync'));
  expect(await answered).toBe('{"type":"pong"}');
  expect(heard).toEqual(['connecting', 'live', 'sync']);
});

test('what is no frame is passed over', async () => {
  const typing: ImFrame = { type: 'typing', conversation_id: '7:p' };
  greet = (socket) => {
    const garbage = ['{"type":', 'null', '{"type":"weather"}', '{"type":"message","message":{}}'];
    for (const text of [PING, ...garbage, JSON.stringify(typing)]) socket.send(text);
  };
  const { heard, until } = connect();
  await until(() => heard.length === 4);
  expect(heard.at(-1)).toEqual(typing);
});

test('a line that falls silent is dead, and another one is opened with a fresh token', async () => {
  const { until, count } = connect({ silenceMs: 20 });
  await until(() => count('live') === 3);
  expect(tokens).toBeGreaterThanOrEqual(3);
  expect(count('offline')).toBe(0);
});

test('a line that never speaks is given up', async () => {
  greet = () => undefined;
  const { until, count } = connect({ openMs: 20 });
  await until(() => count('offline') === 2);
  expect(count('live')).toBe(0);
});

test('a token that is refused at once is not asked for without a pause', async () => {
  greet = (socket) => socket.close(IM_TOKEN_OVER);
  const { until, count } = connect();
  await until(() => count('offline') === 2);
  expect(count('connecting')).toBe(1);
});

describe('where no token is given', () => {
  beforeEach(() => {
    refusal = 50000;
  });

  test.each([
    ['the browser comes online', () => window.dispatchEvent(new Event('online'))],
    ['the tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a message of the visitor gets through', () => code.wakeConnection()],
  ])('the six tries are not repeated before %s', async (_, wake) => {
    const { until, count } = connect({ reconnect: hour });
    await until(() => count('offline') === 1);
    await api.settle();
    expect(tokens).toBe(6);
    refusal = 0;
    wake();
    await until(() => count('live') === 1);
    expect(tokens).toBe(7);
  });

  test('it is asked for again after the pause', async () => {
    const { until, count } = connect({ tokenRounds: quick, reconnect: hour });
    await until(() => count('offline') === 3);
    expect(tokens).toBe(18);
  });
});

test('a token that is over is followed by a fresh one without a pause', async () => {
  const addresses: (string | undefined)[] = [];
  server.on('connection', (_socket, { url: address }) => addresses.push(address));
  const { until, count } = connect({ reconnect: hour });
  await until(() => count('live') === 1);
  for (const socket of server.clients) socket.close(IM_TOKEN_OVER);
  await until(() => count('live') === 2);
  expect(addresses.map((address) => new URLSearchParams(address?.slice(2)).get('token'))).toEqual([
    't1',
    't2',
  ]);
  expect([count('sync'), count('offline')]).toEqual([2, 0]);
});

test('the browser goes offline: the line is not trusted any more', async () => {
  const { until, count } = connect();
  await until(() => count('live') === 1);
  window.dispatchEvent(new Event('offline'));
  await until(() => count('live') === 2);
});

describe('tabs that share', () => {
  let removeLocks: () => void;
  beforeEach(() => {
    removeLocks = installWebLocks();
  });
  afterEach(() => removeLocks());

  function openTab() {
    const ears = createListener();
    const connection = code.webSocketTransport({ url, appId: 'app' }, times);
    const end = code.sharedTransport('im:7', connection, IM_TIMES)(ears.listener);
    endings.push(end);
    return { ...ears, end };
  }

  test('have one connection, whose frames all of them hear', async () => {
    const one = openTab();
    await one.until(() => one.count('live') === 1);
    const two = openTab();
    await two.until(() => two.count('live') === 1);
    expect(server.clients.size).toBe(1);
    const typing: ImFrame = { type: 'typing', conversation_id: '7:p' };
    for (const socket of server.clients) socket.send(JSON.stringify(typing));
    await two.until(() => two.heard.some((what) => typeof what === 'object'));
    expect(two.heard.at(-1)).toEqual(typing);
    expect(tokens).toBe(1);
  });

  test('go on when the one that connects is closed', async () => {
    const one = openTab();
    await one.until(() => one.count('live') === 1);
    const two = openTab();
    await two.until(() => two.count('live') === 1);
    one.end();
    await two.until(() => two.count('live') === 2);
    expect(two.count('sync')).toBe(1);
    expect(tokens).toBe(2);
  });
});
