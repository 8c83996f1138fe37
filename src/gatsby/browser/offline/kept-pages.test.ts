import { UnfitError } from './fetch-page';
import { FullError, summaryOf } from './kept-pages';
import { Site } from './testing/sites';

test('a page that was read is kept with its data and code, and one that is asked for with all code', async () => {
  const site = new Site();
  await site.read('a');
  const files = Object.keys((await site.pages.index())?.sizes ?? {});
  expect(files).toContain('/page-data/a/page-data.json');
  expect(files).not.toContain('/34-11111111.js');
  await site.keep('b');
  expect(Object.keys((await site.pages.index())?.sizes ?? {})).toContain('/34-11111111.js');
  expect(summaryOf(await site.pages.index()).kept.map(({ path }) => path)).toEqual(['/b/']);
});

test('tonight’s table is kept with what it is laid from, and no other page is', async () => {
  const site = new Site();
  site.release('1', ['a', 'tonight']);
  const games = [1, 2, 3].map((part) => `/library-filter/zh/listed/all/${String(part)}.json`);
  const table = ['/tonight-words/zh.json', ...games];
  for (const name of table) site.files.set(name, '{"count":401}');
  await site.read('a');
  const kept = async () => Object.keys((await site.pages.index())?.sizes ?? {});
  expect(await kept()).not.toEqual(expect.arrayContaining([table[0]]));
  await site.read('tonight');
  expect(await kept()).toEqual(expect.arrayContaining(table));
});

test('one that is removed goes with its files, but not with those that others need', async () => {
  const site = new Site();
  await site.read('a');
  await site.keep('b');
  await site.pages.remove(['/b/']);
  expect(await site.kept()).toBe('1: /a/');
  expect(await site.pages.match('1', '/b/')).toBeUndefined();
  expect(await site.pages.match('1', '/app-11111111.js')).toBeDefined();
});

test('where nothing is to be kept any more, what was on its way goes as well', async () => {
  const site = new Site();
  await site.read('a');
  const late = site.keep('b');
  await Promise.all([site.pages.stop(), late]);
  expect(await site.caches.keys()).toEqual([]);
});

test('another build comes whole into a cache of its own, without pages that are gone', async () => {
  const site = new Site();
  await site.read('a');
  await site.keep('b');
  site.release('2', ['b']);
  await site.pages.refresh('2');
  expect(await site.kept()).toBe('2: /b/');
  expect(await site.buildsIn('2')).toEqual(['2']);
  expect(await site.caches.keys()).toEqual(['youban-kept-2']);
});

test('what is the same in both builds is not fetched again', async () => {
  const site = new Site();
  const picture = '/static/pictures/a.webp';
  site.files.set(picture, 'a picture');
  await site.pages.add([{ path: '/a/', isKept: false, files: [picture] }]);
  site.release('2');
  const asked: string[] = [];
  site.onFetch = (address) => asked.push(address);
  await site.pages.refresh('2');
  expect(asked).toContain('/a/');
  expect(asked).not.toContain(picture);
  expect(await (await site.pages.match('2', picture))?.text()).toBe('a picture');
  expect(await site.buildsIn('2')).toEqual(['2']);
  asked.length = 0;
  await site.read('b');
  expect(asked).toEqual(
    expect.arrayContaining(['/b/', '/page-data/b/page-data.json', '/page-data/app-data.json']),
  );
  expect(asked).not.toContain('/app-22222222.js');
});

test('a build that is taken back comes back as any other one does', async () => {
  const site = new Site();
  await site.read('a');
  site.release('2');
  await site.pages.refresh('2');
  site.release('1');
  await site.pages.refresh('1');
  expect(await site.kept()).toBe('1: /a/');
  expect(await site.buildsIn('1')).toEqual(['1']);
});

test('the cache of a build that a tab has open stays until the tab is closed', async () => {
  const site = new Site();
  await site.read('a');
  site.open.add('1');
  site.release('2');
  await site.pages.refresh('2');
  expect(await site.caches.keys()).toEqual(['youban-kept-1', 'youban-kept-2']);
  expect(await site.buildsIn('1')).toEqual(['1']);
  site.open.clear();
  await site.pages.refresh('2');
  expect(await site.caches.keys()).toEqual(['youban-kept-2']);
});

test('when the network goes in the middle of an update, the old build stays whole', async () => {
  const site = new Site();
  await site.read('a');
  await site.read('b');
  site.release('2');
  site.onFetch = (address) => {
    if (address === '/b/') site.latest = undefined;
  };
  await expect(site.pages.refresh('2')).rejects.toThrow('No network');
  expect(await site.kept()).toBe('1: /a/ /b/');
  expect(await site.buildsIn('1')).toEqual(['1']);
});

test('files that an update has left when the worker was killed are no cache, and go', async () => {
  const site = new Site();
  await site.read('a');
  const half = await site.caches.open('youban-kept-2');
  await half.put('/a/', new Response('half'));
  expect(await site.kept()).toBe('1: /a/');
  site.release('2');
  await site.pages.refresh('2');
  expect(await site.buildsIn('2')).toEqual(['2']);
});

test.each(['/page-data/a/page-data.json', '/app-11111111.js'])(
  'a release while %s is on its way leaves nothing behind',
  async (moment) => {
    const site = new Site();
    site.onFetch = (address) => {
      if (address === moment) site.latest = '2';
    };
    await expect(site.read('a')).rejects.toThrow(UnfitError);
    expect((await site.pages.index())?.pages).toEqual([]);
    expect(await site.pages.match('1', '/a/')).toBeUndefined();
  },
);

test('a page whose code is of another build than the data of the site is not kept', async () => {
  const site = new Site();
  site.files.set('/page-data/app-data.json', '{"webpackCompilationHash":"22222222"}');
  await expect(site.read('a')).rejects.toThrow(UnfitError);
});

test('a shell, which stands for pages of its visitor, is not kept', async () => {
  const site = new Site();
  site.files.set(
    '/page-data/a/page-data.json',
    '{"componentChunkName":"game","path":"/a/","matchPath":"/a/*"}',
  );
  await expect(site.read('a')).rejects.toThrow(UnfitError);
});

test('a full disk during an update leaves the old build whole', async () => {
  const site = new Site();
  await site.read('a');
  site.release('2');
  site.caches.puts.left = 2;
  await expect(site.pages.refresh('2')).rejects.toThrow(FullError);
  site.caches.puts.left = Infinity;
  expect(await site.kept()).toBe('1: /a/');
  expect(await site.buildsIn('1')).toEqual(['1']);
  expect(await site.caches.keys()).toEqual(['youban-kept-1']);
});

test('a full disk while a page is added keeps those that were there', async () => {
  const site = new Site();
  await site.read('a');
  site.caches.puts.left = 1;
  await expect(site.read('b')).rejects.toThrow(FullError);
  expect(await site.kept()).toBe('1: /a/');
  expect(await site.buildsIn('1')).toEqual(['1']);
  expect(await site.pages.match('1', '/b/')).toBeUndefined();
});

test('what the browser has thrown away is kept anew', async () => {
  const site = new Site();
  await site.read('a');
  await site.caches.delete('youban-kept-1');
  expect(await site.kept()).toBe('nothing');
  await site.read('a');
  expect(await site.kept()).toBe('1: /a/');
});

test('without a word of the server which build it has, nothing is changed', async () => {
  const site = new Site();
  await site.read('a');
  site.latest = undefined;
  await expect(site.read('b')).rejects.toThrow(TypeError);
  expect(await site.kept()).toBe('1: /a/');
});
