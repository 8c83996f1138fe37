import type { ServerResponse } from 'node:http';
import { waitFor } from '@testing-library/react';
import { send, startFakeApi, type FakeApi } from '../../../api-client/testing/fake-api';
import { createDataFinder, WEB_ID_TIMEOUT_MS } from './data-finder';

// The same code for Node's own modules: the one that the site loads is only for bundlers.
jest.mock('@datarangers/sdk-javascript/es/index-base.min.js', () =>
  jest.requireActual<object>('@datarangers/sdk-javascript/lib/index-base.min.js'),
);

const APP = '100001';
const WEB_ID = '7390123456789012345';
const TOKENS = `__tea_cache_tokens_${APP}`;

type Body = Readonly<Record<string, unknown>>;
/** An event as it arrived, with what was said of its visitor. */
interface Arrived {
  readonly event: string;
  readonly params: Body;
  readonly user: Body;
  readonly custom: Body;
}

/** The collector's path in this test: what an earlier one sent may arrive late. */
let channel = '/in0';
let tests = 0;
let collector: FakeApi;
let stranger: FakeApi;
let controller: AbortController;
let webid: (response: ServerResponse) => void;
let errors: jest.SpyInstance;

function answersOf(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
}

beforeAll(async () => {
  collector = await startFakeApi();
  stranger = await startFakeApi();
  collector.answer((response, { method, url }) => {
    answersOf(response);
    if (method === 'OPTIONS') send(response, '');
    else if (url.endsWith('/webid')) webid(response);
    else send(response, { e: 0, tobid: '1' });
  });
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/game-library/');
  collector.seen.length = 0;
  tests += 1;
  channel = `/in${String(tests)}`;
  controller = new AbortController();
  webid = (response) => send(response, { e: 0, web_id: WEB_ID });
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => controller.abort());
afterAll(() => Promise.all([collector.close(), stranger.close()]));

function start(userId?: string) {
  return createDataFinder({ appId: APP, channelDomain: collector.baseUrl + channel }).start(
    () => userId,
    controller.signal,
  );
}

function posts(path: string) {
  return collector.seen.filter(({ method, url }) => method === 'POST' && url === channel + path);
}

function arrived(): Arrived[] {
  return posts('/list').flatMap(({ body }) =>
    (JSON.parse(body) as { events: Body[]; user: Body; header: Body }[]).flatMap((batch) =>
      batch.events.map(({ event, params }) => ({
        event: String(event),
        params: JSON.parse(String(params)) as Body,
        user: batch.user,
        custom: JSON.parse(String(batch.header.custom)) as Body,
      })),
    ),
  );
}
function arrivedAs(name: string) {
  return waitFor(() => {
    const found = arrived().find(({ event }) => event === name);
    if (!found) throw new Error(`${name} has not arrived`);
    return found;
  });
}

const download = {
  name: 'official_website_events',
  params: { event_name: 'download_pc', url: 'https://d.example/a.exe' },
} as const;
const mobile = { name: 'download_mobile', params: {} } as const;

test('the page view, then every event, go to the collector under the web id', async () => {
  const analytics = await start();
  expect(await analytics.webId).toBe(WEB_ID);
  const view = await arrivedAs('predefine_pageview');
  expect(view.params).toMatchObject({ url: 'http://localhost/game-library/' });
  expect(view.user).toMatchObject({ web_id: WEB_ID, user_unique_id: WEB_ID });
  expect(view.custom).toEqual({ is_login: false });
  analytics.send(download);
  expect((await arrivedAs(download.name)).params).toMatchObject(download.params);
  expect(download.params).toEqual({ event_name: 'download_pc', url: 'https://d.example/a.exe' });
  expect(new Set(collector.seen.map(({ url }) => url))).toEqual(
    new Set(['/webid', '/tobid', '/list'].map((path) => channel + path)),
  );
  expect(errors).not.toHaveBeenCalled();
});

test('says which version of the site its events come from', async () => {
  (await start()).send(download);
  await arrivedAs(download.name);
  const [batch] = posts('/list').flatMap(({ body }) => JSON.parse(body) as { header: Body }[]);
  expect(batch?.header).toMatchObject({ app_version: '1.0.0', platform: 'web' });
});

test('keeps a web id exact that the collector writes as a number', async () => {
  webid = (response) => send(response, `{"e":0,"web_id": ${WEB_ID}}`);
  expect(await (await start()).webId).toBe(WEB_ID);
  expect(JSON.parse(localStorage.getItem(TOKENS) ?? '')).toMatchObject({ web_id: WEB_ID });
});

test('says whose events they are, from the first on, and no longer after logout', async () => {
  const analytics = await start('user-7');
  const view = await arrivedAs('predefine_pageview');
  expect(view.user).toMatchObject({ user_unique_id: 'user-7', web_id: WEB_ID });
  expect(view.custom).toEqual({ is_login: true });
  analytics.send({ name: 'page_error', params: { message: 'm', path: '/' } });
  analytics.identify(undefined);
  analytics.send(mobile);
  expect((await arrivedAs('page_error')).user).toMatchObject({ user_unique_id: 'user-7' });
  const after = await arrivedAs(mobile.name);
  expect(after.user).toMatchObject({ user_unique_id: WEB_ID, web_id: WEB_ID });
  expect(after.custom).toEqual({ is_login: false });
  analytics.identify('user-8');
  analytics.send(download);
  const again = await arrivedAs(download.name);
  expect(again.user).toMatchObject({ user_unique_id: 'user-8' });
  expect(again.custom).toEqual({ is_login: true });
});

test('forgets on the next page who was logged in, but not the web id', async () => {
  await (
    await start('user-7')
  ).webId;
  controller.abort();
  controller = new AbortController();
  collector.seen.length = 0;
  const analytics = await start();
  expect(await analytics.webId).toBe(WEB_ID);
  expect((await arrivedAs('predefine_pageview')).user).toMatchObject({ user_unique_id: WEB_ID });
  expect(posts('/webid')).toEqual([]);
});

test('sends nothing to a host that a link names', async () => {
  window.history.replaceState(null, '', `/?_r_d_=${stranger.baseUrl}&_r_c_k_=1`);
  await start();
  await arrivedAs('predefine_pageview');
  expect(stranger.seen).toEqual([]);
});

test.each([
  ['404', (response: ServerResponse) => send(response, { e: 0, web_id: WEB_ID }, 404)],
  ['HTML', (response: ServerResponse) => send(response, '<!doctype html>')],
  ['an error of its own', (response: ServerResponse) => send(response, { e: -1 })],
  ['an id of another kind', (response: ServerResponse) => send(response, { e: 0, web_id: 'x' })],
  ['nothing', (response: ServerResponse) => response.destroy()],
])('a collector that answers %s gives no web id, and that is logged', async (_, answer) => {
  webid = answer;
  const analytics = await start();
  expect(await analytics.webId).toBeUndefined();
  expect(errors).toHaveBeenCalledTimes(1);
});

test('a collector that hangs gives no web id after 5 s', async () => {
  webid = () => undefined;
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
    window.dispatchEvent(new Event('beforeunload'));
    window.dispatchEvent(new Event('unload'));
  };

  test('nothing is sent any more, not even what waited, and nothing stays in the browser', async () => {
    localStorage.setItem('mine', '1');
    window.history.replaceState(null, '', '/?utm_source=somewhere');
    const vendor = createDataFinder({ appId: APP, channelDomain: collector.baseUrl + channel });
    const analytics = await vendor.start(() => 'user-7', controller.signal);
    await analytics.webId;
    await arrivedAs('predefine_pageview');
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
    await arrivedAs('page_error');
    // The page view of the new one has a request of its own, which may arrive after the event.
    await waitFor(() => {
      const names = arrived().map(({ event }) => event);
      expect(names.sort()).toEqual(['page_error', 'predefine_pageview', 'predefine_pageview']);
    });
    expect(errors).not.toHaveBeenCalled();
  });

  test('an answer that comes after that is not stored', async () => {
    let answer: (() => void) | undefined;
    webid = (response) => {
      answer = () => send(response, { e: 0, web_id: WEB_ID });
    };
    const vendor = createDataFinder({ appId: APP, channelDomain: collector.baseUrl + channel });
    await vendor.start(() => undefined, controller.signal);
    await waitFor(() => expect(answer).toBeDefined());
    controller.abort();
    vendor.forget();
    answer?.();
    // Another answer, all the way back.
    await (await fetch(`${collector.baseUrl}/in/list`)).text();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(posts('/list')).toEqual([]);
  });

  test('it can begin again on the same page', async () => {
    await (
      await start()
    ).webId;
    controller.abort();
    localStorage.clear();
    controller = new AbortController();
    collector.seen.length = 0;
    const analytics = await start();
    expect(await analytics.webId).toBe(WEB_ID);
    await arrivedAs('predefine_pageview');
    analytics.send(mobile);
    await arrivedAs(mobile.name);
    expect(arrived().filter(({ event }) => event === mobile.name)).toHaveLength(1);
  });

  test('it does not begin where it was ended before its code came', async () => {
    const starting = start();
    controller.abort();
    await expect(starting).rejects.toThrow('Not wanted any more');
    expect(collector.seen).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

test('works without storage', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  const vendor = createDataFinder({ appId: APP, channelDomain: collector.baseUrl + channel });
  const analytics = await vendor.start(() => undefined, controller.signal);
  expect(await analytics.webId).toBe(WEB_ID);
  await arrivedAs('predefine_pageview');
  vendor.forget();
  expect(errors).not.toHaveBeenCalled();
});
