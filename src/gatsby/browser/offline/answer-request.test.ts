import { answerFile, answerNavigation, NAVIGATION_PATIENCE_MS } from './answer-request';
import { TabBuilds } from './tab-builds';
import { Site } from './testing/sites';

const ORIGIN = 'http://a.test';

/** A site of which `/a/` is kept, the network of a visitor, and the tabs. */
async function setUp() {
  const site = new Site();
  await site.read('a');
  let network: () => Promise<Response> = () => Promise.reject(new TypeError('No network'));
  const tabs = new TabBuilds(
    site.caches,
    () => Promise.resolve(true),
    () => 0,
  );
  const host = { pages: site.pages, tabs, fetchFromNetwork: () => network() };
  const textOf = async (response: Promise<Response>): Promise<string> => {
    const answer = await response;
    return answer.type === 'error' ? 'error' : answer.text();
  };
  return {
    ...{ site, tabs },
    answers: (text: string) => {
      network = () => Promise.resolve(new Response(text));
    },
    neverAnswers: () => {
      network = () => new Promise(() => undefined);
    },
    goesAway: () => {
      network = () => Promise.reject(new TypeError('No network'));
    },
    open: (path: string, tab = 'tab') =>
      textOf(answerNavigation(host, new Request(ORIGIN + path), tab)),
    file: (path: string, tab = 'tab') => textOf(answerFile(host, new Request(ORIGIN + path), tab)),
  };
}

const DATA = '/page-data/a/page-data.json';

test('a page comes from the network where there is one, and its data too', async () => {
  const { answers, open, file } = await setUp();
  answers('from the network');
  expect(await open('/a/')).toBe('from the network');
  expect(await file(DATA)).toBe('from the network');
});

test('without a network it comes from the cache, also without its slash and with a query', async () => {
  const { open } = await setUp();
  expect(await open('/a?channel=a')).toContain('a of 1');
  await expect(open('/b/')).rejects.toThrow('No network');
});

test('a tab of the cache gets data of its build alone, also when the network is back', async () => {
  const { answers, open, file, site } = await setUp();
  await open('/a/');
  site.open.add('1');
  site.release('2');
  await site.pages.refresh('2');
  answers('of 2, from the network');
  expect(await file(DATA)).toContain('a of 1');
  expect(await file('/page-data/b/page-data.json')).toBe('error');
  expect(await file(DATA, 'another tab')).toBe('of 2, from the network');
});

test('two tabs of the cache, of two builds, get data each of its own', async () => {
  const { file, open, site } = await setUp();
  await open('/a/', 'old');
  site.open.add('1');
  site.release('2');
  await site.pages.refresh('2');
  expect(await open('/a/', 'new')).toContain('a of 2');
  expect(await file(DATA, 'old')).toContain('a of 1');
  expect(await file(DATA, 'new')).toContain('a of 2');
});

test('a release that is taken back while its reader is offline: the tab stays whole, the next page is of what there is', async () => {
  const { answers, file, open, site, goesAway } = await setUp();
  site.release('2');
  await site.pages.refresh('2');
  await open('/a/', 'reader');
  site.open.add('2');
  site.release('1');
  answers('of 1, from the network');
  await site.pages.refresh('1');
  expect(await file(DATA, 'reader')).toContain('a of 2');
  expect(await open('/a/', 'reader, reloaded')).toBe('of 1, from the network');
  goesAway();
  expect(await open('/a/', 'next')).toContain('a of 1');
  expect(await site.buildsIn('2')).toEqual(['2']);
});

test('a page that is gone after coming back is said to be gone, and goes from the cache', async () => {
  const { answers, open, site, goesAway } = await setUp();
  await site.keep('b');
  site.release('2', ['b']);
  answers('404 of 2');
  expect(await open('/a/')).toBe('404 of 2');
  await site.pages.refresh('2');
  await site.read('a');
  expect(await site.kept()).toBe('2: /b/');
  goesAway();
  await expect(open('/a/')).rejects.toThrow('No network');
});

test('where the browser forbids to keep anything, the network decides', async () => {
  const { answers, file, goesAway, open, site } = await setUp();
  site.caches.isForbidden = true;
  await expect(site.read('a')).rejects.toThrow('insecure');
  answers('from the network');
  expect(await open('/a/')).toBe('from the network');
  expect(await file(DATA)).toBe('from the network');
  goesAway();
  await expect(open('/a/')).rejects.toThrow('No network');
  await expect(file(DATA)).rejects.toThrow('No network');
});

test('what the browser has thrown away under an open tab comes from no other build', async () => {
  const { answers, file, open, site } = await setUp();
  await open('/a/');
  await site.caches.delete('youban-kept-1');
  answers('of 2, from the network');
  expect(await file(DATA)).toBe('error');
});

test('what is the same in every build comes from the network where the cache has none', async () => {
  const { answers, open, file } = await setUp();
  await open('/a/');
  answers('late');
  expect(await file('/99-11111111.js')).toBe('late');
});

test('a tab of the network that goes offline gets data of the cache of its own build, and no other', async () => {
  const { file, tabs } = await setUp();
  await expect(file(DATA)).rejects.toThrow('No network');
  await tabs.set('tab', '2', false);
  await expect(file(DATA)).rejects.toThrow('No network');
  await tabs.set('tab', '1', false);
  expect(await file(DATA)).toContain('a of 1');
});

test('a picture comes in another width where the wanted one is not kept', async () => {
  const { file, open, site } = await setUp();
  site.files.set('/static/pictures/ab-640.webp', 'a picture');
  await site.pages.add([{ path: '/a/', isKept: false, files: ['/static/pictures/ab-640.webp'] }]);
  await open('/a/');
  expect(await file('/static/pictures/ab-1280.webp')).toBe('a picture');
});

test('a network that does not answer in time is given up for a page that is kept', async () => {
  const { neverAnswers, open } = await setUp();
  neverAnswers();
  jest.useFakeTimers();
  const opened = open('/a/');
  await jest.advanceTimersByTimeAsync(NAVIGATION_PATIENCE_MS);
  jest.useRealTimers();
  expect(await opened).toContain('a of 1');
});

test('tabs that are closed are forgotten', async () => {
  const { site } = await setUp();
  let now = 0;
  const tabs = new TabBuilds(
    site.caches,
    (id) => Promise.resolve(id === 'open'),
    () => now,
  );
  await tabs.set('open', '1', true);
  await tabs.set('closed', '2', true);
  expect([...(await tabs.openBuilds())]).toEqual(['1', '2']);
  now = 60_000;
  expect([...(await tabs.openBuilds())]).toEqual(['1']);
});
