import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../node/files-below';
import { writeFiles } from '../../../node/temp-folder';
import { tempFolder } from '../../../testing/temp-folder';
import type { GatsbyStore } from '../../patches/node/gatsby-memory';
import { askForCleanStart, noteCleanEnd, startCleanInDoubt } from './clean-start';

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
  said = [];
});

/** Begins a build of which Gatsby remembers such pages; says whether it forgets its cache. */
async function begin(pages: readonly string[]): Promise<boolean> {
  let hash = 'plugins';
  const trackedHtmlFiles = new Map(pages.map((page) => [page, { isDeleted: false, dirty: 0 }]));
  trackedHtmlFiles.set('/deleted/', { isDeleted: true, dirty: 0 });
  const store: GatsbyStore = {
    getState: () => ({ status: { PLUGINS_HASH: hash }, html: { trackedHtmlFiles } }),
    dispatch: ({ type, payload }) => {
      if (type === 'UPDATE_PLUGINS_HASH') hash = payload;
    },
  };
  const folders = { publicDir: path.join(root, 'public'), dataDir: path.join(root, '.data') };
  await startCleanInDoubt(store, folders, (line) => said.push(line));
  return hash === '';
}

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

test('who asks for a clean start gets one until a build has ended well', async () => {
  const dataDir = path.join(root, '.data');
  writeFiles(root, { '.cache/redux/redux.rest.state': 'x', '.cache/webpack/0.pack': 'x' });
  await askForCleanStart(root);
  expect(filesBelow(path.join(root, '.cache'))).toEqual(['/redux/redux.rest.state']);
  expect([await begin(Object.keys(PAGES)), await begin(Object.keys(PAGES))]).toEqual([true, true]);
  await noteCleanEnd(dataDir);
  expect(await begin(Object.keys(PAGES))).toBe(false);
});

test('pages that Gatsby does not know of are removed, and all else stays', async () => {
  expect(await begin([])).toBe(false);
  const there = Object.keys(FILES).filter((file) => existsSync(path.join(root, file)));
  expect(there).toEqual(['public/app-0123.js']);
  expect(said).toHaveLength(1);
});

test('a first build has nothing to doubt', async () => {
  root = tempFolder();
  expect(await begin([])).toBe(false);
  expect(said).toEqual([]);
});
