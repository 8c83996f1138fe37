import { IP_LOOKUP_TIMEOUT_MS } from '../config/times';
import type * as module from './ip-lookup';
import { send, startFakeApi, type FakeApi } from './testing/fake-api';

let service: FakeApi;
let lookUpIp: (typeof module)['lookUpIp'];
let logged: jest.SpyInstance;

async function load(url: string): Promise<void> {
  // The address is read when the module is: set it first.
  process.env.GATSBY_IP_LOOKUP_URL = url;
  jest.resetModules();
  ({ lookUpIp } = await import('./ip-lookup'));
}

beforeAll(async () => {
  service = await startFakeApi();
});
beforeEach(async () => {
  service.seen.length = 0;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await load(`${service.baseUrl}/ip?format=json`);
});
afterAll(() => service.close());

test.each(['203.0.113.7', '2001:db8::7', '::ffff:203.0.113.7'])('gives %s', async (ip) => {
  service.answer((response) => {
    send(response, { ip, country: 'CN' });
  });
  expect(await lookUpIp()).toBe(ip);
  expect(service.seen).toMatchObject([{ method: 'GET', url: '/ip?format=json' }]);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['HTML', '<!doctype html><title>Sign in</title>', 200],
  ['nothing', '', 200],
  ['text', '"203.0.113.7"', 200],
  ['null', 'null', 200],
  ['no ip', { address: '203.0.113.7' }, 200],
  ['an ip that is no text', { ip: 7 }, 200],
  ['an ip that is empty', { ip: '' }, 200],
  ['an ip that is none', { ip: '<script>alert(1)</script>' }, 200],
  ['a word of hex', { ip: 'deadbeef' }, 200],
  ['an ip that is too long', { ip: '1.'.repeat(30) }, 200],
  ['a failure that has an ip', { ip: '203.0.113.7' }, 503],
])('is empty, and logged, for %s', async (_, answer, status) => {
  service.answer((response) => {
    send(response, answer, status);
  });
  expect(await lookUpIp()).toBe('');
  expect(logged).toHaveBeenCalledTimes(1);
});

test('is empty for a broken connection', async () => {
  service.answer((response) => {
    response.destroy();
  });
  expect(await lookUpIp()).toBe('');
});

test('is empty when nothing came in 1 s', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const stalled = new Promise<void>((resolve) => {
    service.answer(() => {
      resolve();
    });
  });
  const done = jest.fn();
  const lookup = lookUpIp().then(done);
  await stalled;
  jest.advanceTimersByTime(IP_LOOKUP_TIMEOUT_MS - 1);
  await new Promise(setImmediate);
  expect(done).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await lookup;
  expect(done).toHaveBeenCalledWith('');
  jest.useRealTimers();
});

test('asks nobody where no service is configured', async () => {
  await load('');
  expect(await lookUpIp()).toBe('');
  expect(service.seen).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});
