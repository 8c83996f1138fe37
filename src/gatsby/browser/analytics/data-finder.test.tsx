import type { ServerResponse } from 'node:http';
import { waitFor } from '@testing-library/react';
import { send, startFakeApi, type FakeApi } from '../../../api-client/testing/fake-api';
import { WEB_ID_TIMEOUT_MS } from './data-finder';
import { APP, startCollector, view, WEB_ID, type SandboxCollector } from './testing/collector';

// The same code for Node's own modules: the one that the site loads is only for bundlers.
jest.mock('@datarangers/sdk-javascript/es/index-base.min.js', () =>
  jest.requireActual<object>('@datarangers/sdk-javascript/lib/index-base.min.js'),
);

const TOKENS = `__tea_cache_tokens_${APP}`;

let collector: SandboxCollector;
let stranger: FakeApi;
let controller: AbortController;
let errors: jest.SpyInstance;

beforeAll(async () => {
  collector = await startCollector();
  stranger = await startFakeApi();
});
beforeEach(() => {
  window.history.replaceState(null, '', '/game-library/');
  collector.forget();
  controller = new AbortController();
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => controller.abort());
afterAll(() => Promise.all([collector.api.close(), stranger.close()]));

function start(...args: [userId?: string, vendor?: ReturnType<SandboxCollector['createVendor']>]) {
  return collector.start(controller.signal, ...args);
}

const download = {
  name: 'official_website_events',
  params: { event_name: 'download_pc', url: 'https://d.example/a.exe' },
} as const;
const mobile = { name: 'download_mobile', params: {} } as const;

test('page views, then every event, go to the collector under the web id', async () => {
  const analytics = await start();
  expect(await analytics.webId).toBe(WEB_ID);
  const first = await collector.arrivedAs('predefine_pageview');
  expect(first.params).toMatchObject(view.params);
  expect(first.user).toMatchObject({ web_id: WEB_ID, user_unique_id: WEB_ID });
  expect(first.custom).toEqual({ is_login: false });
  analytics.send(download);
  expect((await collector.arrivedAs(download.name)).params).toMatchObject(download.params);
  expect(download.params).toEqual({ event_name: 'download_pc', url: 'https://d.example/a.exe' });
  expect(new Set(collector.api.seen.map(({ url }) => url))).toEqual(
    new Set(['/webid', '/tobid', '/list'].map(collector.pathOf)),
  );
  expect(errors).not.toHaveBeenCalled();
});

test('of an error where an account is removed it does not tell the id of the account', async () => {
  const path = '/m/profile/removeAccount-24680';
  (await start()).send({ name: 'page_error', params: { message: 'm', path } });
  const { params } = await collector.arrivedAs('page_error');
  expect(params).toMatchObject({ message: 'm', path: '/m/profile/removeAccount-' });
});

test('says which version of the site its events come from', async () => {
  (await start()).send(download);
  const { header } = await collector.arrivedAs(download.name);
  expect(header).toMatchObject({ app_version: '1.0.0', platform: 'web' });
});

test('keeps a web id exact that the collector writes as a number', async () => {
  collector.answers.webid = (response) => send(response, `{"e":0,"web_id": ${WEB_ID}}`);
  expect(await (await start()).webId).toBe(WEB_ID);
  expect(JSON.parse(localStorage.getItem(TOKENS) ?? '')).toMatchObject({ web_id: WEB_ID });
});

test('says whose events they are, from the first on, and no longer after logout', async () => {
  const analytics = await start('user-7');
  const first = await collector.arrivedAs('predefine_pageview');
  expect(first.user).toMatchObject({ user_unique_id: 'user-7', web_id: WEB_ID });
  expect(first.custom).toEqual({ is_login: true });
  analytics.send({ name: 'page_error', params: { message: 'm', path: '/' } });
  analytics.identify(undefined);
  analytics.send(mobile);
  expect((await collector.arrivedAs('page_error')).user).toMatchObject({
    user_unique_id: 'user-7',
  });
  const after = await collector.arrivedAs(mobile.name);
  expect(after.user).toMatchObject({ user_unique_id: WEB_ID, web_id: WEB_ID });
  expect(after.custom).toEqual({ is_login: false });
  analytics.identify('user-8');
  analytics.send(download);
  const again = await collector.arrivedAs(download.name);
  expect(again.user).toMatchObject({ user_unique_id: 'user-8' });
  expect(again.custom).toEqual({ is_login: true });
});

test('forgets on the next page who was logged in, but not the web id', async () => {
  await (
    await start('user-7')
  ).webId;
  controller.abort();
  controller = new AbortController();
  collector.api.seen.length = 0;
  const analytics = await start();
  expect(await analytics.webId).toBe(WEB_ID);
  expect((await collector.arrivedAs('predefine_pageview')).user).toMatchObject({
    user_unique_id: WEB_ID,
  });
  expect(collector.posts('/webid')).toEqual([]);
});

test('sends nothing to a host that a link names', async () => {
  window.history.replaceState(null, '', `/?_r_d_=${stranger.baseUrl}&_r_c_k_=1`);
  await start();
  await collector.arrivedAs('predefine_pageview');
  expect(stranger.seen).toEqual([]);
});

test.each([
  ['404', (response: ServerResponse) => send(response, { e: 0, web_id: WEB_ID }, 404)],
  ['HTML', (response: ServerResponse) => send(response, '<!doctype html>')],
  ['an error of its own', (response: ServerResponse) => send(response, { e: -1 })],
  ['an id of another kind', (response: ServerResponse) => send(response, { e: 0, web_id: 'x' })],
  ['nothing', (response: ServerResponse) => response.destroy()],
])('a collector that answers %s gives no web id, and that is logged', async (_, answer) => {
  collector.answers.webid = answer;
  const analytics = await start();
  expect(await analytics.webId).toBeUndefined();
  expect(errors).toHaveBeenCalledTimes(1);
});

test('a collector that hangs gives no web id after 5 s', async () => {
  collector.answers.webid = () => undefined;
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
  });
  const analytics = await start();
  await jest.advanceTimersByTimeAsync(WEB_ID_TIMEOUT_MS - 1);
  expect(errors).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  expect(await analytics.webId).toBeUndefined();
  expect(errors).toHaveBeenCalledTimes(1);
});

describe('when it is ended', () => {
  const leavePage = () => {
    for (const type of ['beforeunload', 'pagehide', 'unload']) {
      window.dispatchEvent(new Event(type));
    }
  };

  test('nothing is sent any more, not even what waited, and nothing stays in the browser', async () => {
    localStorage.setItem('mine', '1');
    window.history.replaceState(null, '', '/?utm_source=somewhere');
    const vendor = collector.createVendor();
    const analytics = await start('user-7', vendor);
    await analytics.webId;
    await collector.arrivedAs('predefine_pageview');
    expect(localStorage.getItem(TOKENS)).not.toBeNull();
    analytics.send(mobile);
    controller.abort();
    vendor.forget();
    analytics.send(download);
    leavePage();
    expect(Object.keys(localStorage)).toEqual(['mine']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(document.cookie).toBe('');
    // What a new one sends arrives after whatever the old one would have sent.
    controller = new AbortController();
    (await start()).send({ name: 'page_error', params: { message: 'm', path: '/' } });
    await collector.arrivedAs('page_error');
    // The page view of the new one has a request of its own, which may arrive after the event.
    await waitFor(() => {
      const names = collector.arrived().map(({ event }) => event);
      expect(names.sort()).toEqual(['page_error', 'predefine_pageview', 'predefine_pageview']);
    });
    expect(errors).not.toHaveBeenCalled();
  });

  test('an answer that comes after that is not stored', async () => {
    let answer: (() => void) | undefined;
    collector.answers.webid = (response) => {
      answer = () => send(response, { e: 0, web_id: WEB_ID });
    };
    const vendor = collector.createVendor();
    await start(undefined, vendor);
    await waitFor(() => expect(answer).toBeDefined());
    controller.abort();
    vendor.forget();
    answer?.();
    // Another answer, all the way back.
    await (await fetch(`${collector.api.baseUrl}/in/list`)).text();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(collector.posts('/list')).toEqual([]);
  });

  test('it can begin again on the same page', async () => {
    await (
      await start()
    ).webId;
    controller.abort();
    localStorage.clear();
    controller = new AbortController();
    collector.api.seen.length = 0;
    const analytics = await start();
    expect(await analytics.webId).toBe(WEB_ID);
    await collector.arrivedAs('predefine_pageview');
    analytics.send(mobile);
    await collector.arrivedAs(mobile.name);
    expect(collector.arrived().filter(({ event }) => event === mobile.name)).toHaveLength(1);
  });

  test('it does not begin where it was ended before its code came', async () => {
    const starting = start();
    controller.abort();
    await expect(starting).rejects.toThrow('Not wanted any more');
    expect(collector.api.seen).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

test('works without storage', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  const vendor = collector.createVendor();
  const analytics = await start(undefined, vendor);
  expect(await analytics.webId).toBe(WEB_ID);
  await collector.arrivedAs('predefine_pageview');
  vendor.forget();
  expect(errors).not.toHaveBeenCalled();
});
