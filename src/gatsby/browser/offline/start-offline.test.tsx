import { waitFor } from '@testing-library/dom';
import { browserEnv } from '../../../config/browser-env';
import { stubWorker } from '../../../platform/offline/testing/stub-worker';
import { startOffline } from './start-offline';
import { MemoryCaches } from './testing/memory-caches';

const GAME = '/game-library/lantern-city/';

let isEnabled = true;
let kept = new MemoryCaches();

beforeEach(() => {
  Object.assign(browserEnv, { hasOffline: true });
  isEnabled = true;
  kept = new MemoryCaches();
  Object.defineProperty(window, 'caches', { configurable: true, get: () => kept });
  window.history.replaceState(null, '', GAME);
  // jsdom has no list of what a page has loaded.
  Object.assign(performance, { getEntriesByType: () => [] });
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ enabled: isEnabled })));
});
afterEach(() => {
  Object.assign(browserEnv, { hasOffline: false });
  jest.restoreAllMocks();
});

test.each([
  ['a page that the worker answers', true],
  ['one behind a hard reload, which it does not answer', false],
])('%s tells it which build it has, and that it is read', async (_, isController) => {
  const { asked, registered } = stubWorker(() => ({}), { isController });
  await startOffline('1');
  expect(registered).toEqual(['/sw.js']);
  await waitFor(() =>
    expect(asked).toEqual([
      { task: 'hello', build: '1' },
      { task: 'read', paths: [GAME], files: [] },
    ]),
  );
});

test('a page of its visitor is not told to be read', async () => {
  window.history.replaceState(null, '', '/profile/');
  const { asked } = stubWorker(() => ({}));
  await startOffline('1');
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(asked.map(({ task }) => task)).toEqual(['hello']);
});

test('where a private window forbids a worker, the page is as it is without one', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { asked } = stubWorker(() => ({}), { isForbidden: true });
  await expect(startOffline('1')).resolves.toBeUndefined();
  expect(asked).toEqual([]);
  expect(logged).toHaveBeenCalled();
});

test.each([
  ['the operator switches it off', () => (isEnabled = false)],
  ['the build is without it', () => Object.assign(browserEnv, { hasOffline: false })],
])('where %s, it stops first and goes with all that it has kept', async (_, switchOff) => {
  switchOff();
  await kept.open('youban-kept-1');
  await kept.open('of-another-script');
  const worker = stubWorker(() => ({}));
  await startOffline('1');
  expect(worker.asked).toEqual([{ task: 'stop' }]);
  expect(worker.removed).toBe(1);
  expect(await kept.keys()).toEqual(['of-another-script']);
});

test('a hotel that answers everything with its own page switches nothing off', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.fetch = () => Promise.resolve(new Response('<html>Log in to the hotel</html>'));
  const worker = stubWorker(() => ({}));
  await startOffline('1');
  expect(worker.removed).toBe(0);
});

test('the seat is read with the page of its game', async () => {
  window.history.replaceState(null, '', '/en/seat/#game=lantern-city');
  const { asked } = stubWorker(() => ({}));
  await startOffline('1');
  await waitFor(() =>
    expect(asked).toContainEqual({
      task: 'read',
      paths: ['/en/seat/', '/en/game-library/lantern-city/'],
      files: [],
    }),
  );
});
