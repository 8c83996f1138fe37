import { writeFiles } from '../../node/temp-folder';
import { tempFolder } from '../../testing/temp-folder';
import { findMissingFiles } from './missing-files';
import type { Release } from './release-store';

const release: Release = {
  ...{
    id: 'a',
    build: 'a',
    number: 1,
    made: '2026-11-26T00:00:00.000Z',
    pages: 1,
    takenBack: false,
  },
  ...{ files: {}, kept: {} },
};

/** Looks for what the pages of a folder name, beside other files that are there. */
function look(pages: Record<string, string>, others: readonly string[], before?: Release) {
  const folder = tempFolder();
  writeFiles(folder, pages);
  const copied = Object.keys(pages).map((page) => `/${page}`);
  const files = Object.fromEntries([...copied, ...others].map((file) => [file, 1]));
  return findMissingFiles(
    folder,
    { files, copied: before ? [] : copied, kept: {}, linked: 0 },
    before,
  );
}

test.each([
  ['a script', '<script src="/app-1.js" async></script>', '/app-1.js'],
  ['a style sheet', '<link href="/a.css" rel="stylesheet">', '/a.css'],
  ['data', '<link href="/page-data/a/page-data.json" as="fetch">', '/page-data/a/page-data.json'],
  [
    'data of its own',
    '<head><link rel="canonical" href="https://www.example.com/a/"></head>',
    '/page-data/a/page-data.json',
  ],
  ['a picture whose address is malformed', '<img src="/%ff.webp">', '/%ff.webp'],
  ['a picture of a list', '<img srcset="/a.webp 1x, /b%20c.webp 2x">', '/b c.webp'],
])('%s that is not there is found', async (_what, html, file) => {
  const missing = await look({ 'a/index.html': html }, ['/a.webp']);
  expect(missing).toEqual([`/a/index.html names ${file}, which is not there`]);
  expect(await look({ 'a/index.html': html }, ['/a.webp', file])).toEqual([]);
});

test('pages, other sites and what is no address are not looked for', async () => {
  const html =
    '<head><link rel="canonical" href="https://www.example.com/index.html"></head><a href="/b/"></a><a href="/terms.html"></a><img src="https://elsewhere.example/a.webp"><img src="data:image/gif;base64,a.b"><a href="https://a:b:c/x.js"></a>';
  expect(await look({ 'index.html': html }, [])).toEqual([]);
});

test('a page that has not changed is looked at again when a file is gone', async () => {
  const pages = { 'index.html': '<img src="/a.webp">' };
  const files = { '/index.html': 1, '/a.webp': 1 };
  expect(await look(pages, [], { ...release, files })).toEqual([
    '/index.html names /a.webp, which is not there',
  ]);
  expect(await look(pages, [], { ...release, files: { '/index.html': 1 } })).toEqual([]);
});

test('a part of the scripts that is not there is found', async () => {
  const table = { 'chunk-map.json': '{"late":["/late-1.js"]}' };
  expect(await look(table, [])).toEqual(['/chunk-map.json names /late-1.js, which is not there']);
  expect(await look(table, ['/late-1.js'])).toEqual([]);
});
