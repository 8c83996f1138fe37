import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../node/files-below';
import { writeFiles } from '../../../node/temp-folder';
import { tempFolder } from '../../../testing/temp-folder';
import type { GatsbyStore } from '../../patches/node/gatsby-cache';
import { noteBuildCode } from './build-code';
import {
  askForCleanStart,
  noteCleanEnd,
  removeUnknownPages,
  startCleanInDoubt,
} from './clean-start';

const PAGES = { '/': 'index.html', '/en/game/': 'en/game/index.html', '/terms.html': 'terms.html' };

const FILES = {
  ...Object.fromEntries(Object.values(PAGES).map((file) => [`public/${file}`, 'x'])),
  'public/page-data/index/page-data.json': '{}',
  'public/page-data/en/game/page-data.json': '{}',
  'public/page-data/terms.html/page-data.json': '{}',
  'public/app-0123.js': 'x',
};

let root: string;
let said: string[];

beforeEach(() => {
  root = tempFolder(FILES);
  writeFiles(root, { '.cache/compiled/gatsby-node.js': 'x' });
  noteBuildCode(root);
  said = [];
});

/** Gatsby that remembers such pages, and a deleted one. */
function gatsby(pages: readonly string[]): GatsbyStore & { readonly isClean: () => boolean } {
  let hash = 'plugins';
  const trackedHtmlFiles = new Map(pages.map((page) => [page, { isDeleted: false, dirty: 0 }]));
  trackedHtmlFiles.set('/deleted/', { isDeleted: true, dirty: 0 });
  return {
    getState: () => ({
      status: { PLUGINS_HASH: hash },
      html: { trackedHtmlFiles },
      jobsV2: { complete: new Map() },
    }),
    dispatch: ({ payload }) => {
      if (typeof payload === 'string') hash = payload;
    },
    isClean: () => hash === '',
  };
}

/** Begins a build of which Gatsby remembers such pages; says whether it forgets its cache. */
async function begin(pages: readonly string[], hasEnded = true): Promise<boolean> {
  const store = gatsby(pages);
  await startCleanInDoubt(store, { root, hasEnded }, (line) => said.push(line));
  return store.isClean();
}

test('behind a build that was killed everything is made anew', async () => {
  expect(await begin(Object.keys(PAGES), false)).toBe(true);
  expect(said).toEqual(['The last build has not ended: everything is made anew']);
});

test('a build whose pages are all there goes on from the last one', async () => {
  expect(await begin(Object.keys(PAGES))).toBe(false);
  expect(said).toEqual([]);
});

test.each(Object.keys(FILES).filter((file) => file !== 'public/app-0123.js'))(
  'where %s is gone everything is made anew, and a line names it',
  async (gone) => {
    root = tempFolder(Object.fromEntries(Object.entries(FILES).filter(([file]) => file !== gone)));
    expect(await begin(Object.keys(PAGES))).toBe(true);
    expect(said).toEqual([expect.stringContaining(gone.replace('public/', ''))]);
  },
);

test.each([
  ['.cache/compiled/gatsby-node.js', 'a resolver that sets texts otherwise'],
  ['package-lock.json', 'another version of what cleans HTML'],
])('where %s is another one everything is made anew', async (file, text) => {
  writeFiles(root, { [file]: 'before' });
  await noteCleanEnd(root);
  expect(await begin(Object.keys(PAGES))).toBe(false);
  writeFiles(root, { [file]: text });
  expect(await begin(Object.keys(PAGES))).toBe(true);
  expect(said).toEqual([expect.stringContaining('other code')]);
  await noteCleanEnd(root);
  expect(await begin(Object.keys(PAGES))).toBe(false);
});

test('what code has filled a cache that does not say so is in doubt', async () => {
  root = tempFolder(FILES);
  expect(await begin(Object.keys(PAGES))).toBe(true);
});

test('who asks for a clean start gets one until a build has ended well', async () => {
  writeFiles(root, { '.cache/redux/redux.rest.state': 'x', '.cache/webpack/0.pack': 'x' });
  await askForCleanStart(root);
  expect(filesBelow(path.join(root, '.cache'))).toEqual(['/redux/redux.rest.state']);
  expect([await begin(Object.keys(PAGES)), await begin(Object.keys(PAGES))]).toEqual([true, true]);
  await noteCleanEnd(root);
  expect(await begin(Object.keys(PAGES))).toBe(false);
});

test('pages that Gatsby did not know of and has not made are gone at the end, and all else stays', async () => {
  const page = { 'public/old/index.html': 'x', 'public/page-data/old/page-data.json': '{}' };
  const own = {
    'public/mine.html': 'x',
    'public/_gatsby/slices/_gatsby-scripts-1.html': 'x',
    'public/page-data/sq/d/1.json': '{}',
  };
  writeFiles(root, { ...page, ...own, 'static/mine.html': 'x' });
  removeUnknownPages(gatsby(Object.keys(PAGES)), root);
  expect(existsSync(path.join(root, 'public/old/index.html'))).toBe(true);
  expect(await begin([])).toBe(false);
  expect(said).toHaveLength(1);
  removeUnknownPages(gatsby(Object.keys(PAGES)), root);
  const there = filesBelow(path.join(root, 'public')).map((file) => `public${file}`);
  expect([...there].sort()).toEqual(Object.keys({ ...FILES, ...own }).sort());
});

test('a first build has nothing to doubt', async () => {
  root = tempFolder();
  expect(await begin([])).toBe(false);
  expect(said).toEqual([]);
});
