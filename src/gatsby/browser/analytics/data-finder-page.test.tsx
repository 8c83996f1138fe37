import { startCollector, WEB_ID, type SandboxCollector } from './testing/collector';

// The same code for Node's own modules: the one that the site loads is only for bundlers.
jest.mock('@datarangers/sdk-javascript/es/index-base.min.js', () =>
  jest.requireActual<object>('@datarangers/sdk-javascript/lib/index-base.min.js'),
);

let collector: SandboxCollector;
let controller: AbortController;

beforeAll(async () => {
  collector = await startCollector();
});
beforeEach(() => {
  collector.forget();
  controller = new AbortController();
});
afterEach(() => controller.abort());
afterAll(() => collector.api.close());

test('tells the collector no query of a page but where the visit came from', async () => {
  window.history.replaceState(null, '', '/?channel=a&searchValue=13800138000&utm_source=friend#me');
  const analytics = await collector.start(controller.signal);
  await analytics.webId;
  await collector.arrivedAs('predefine_pageview');
  expect(collector.api.seen.map(({ body }) => body).join('\n')).not.toContain('13800138000');
  const [asked] = collector.posts('/webid');
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    url: 'http://localhost/?channel=a&utm_source=friend',
  });
});

test('keeps no page out of the back/forward cache, and sends what waits when a page is left', async () => {
  const listen = jest.spyOn(window, 'addEventListener');
  const analytics = await collector.start(controller.signal);
  await analytics.webId;
  const types = listen.mock.calls.map(([type]) => type);
  expect(types).toContain('pagehide');
  expect(types).not.toContain('unload');
  expect(types).not.toContain('beforeunload');
  await collector.arrivedAs('predefine_pageview');
  analytics.send({ name: 'download_mobile', params: {} });
  window.dispatchEvent(new Event('pagehide'));
  expect((await collector.arrivedAs('download_mobile')).user).toMatchObject({ web_id: WEB_ID });
});
