import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import {
  flatPicture,
  startPictureServer,
  type PictureServer,
} from '../pictures/testing/picture-server';
import {
  CHARACTERS,
  GAME_DETAIL,
  ROLE_DETAIL,
  startFaultyApi,
  type FaultyApi,
} from '../sources/testing/faulty-api';
import { smallLibrary, type Item } from '../sources/testing/small-library';
import { findChange } from './find-change';
import { digestInputs, type InputDigests } from './input-digests';
import { changesFolder, keepMade } from './build-record';
import { readAsBuild } from './testing/read-as-build';

let api: FaultyApi;
let pictures: PictureServer;
let root: string;
let inputs: InputDigests;

function env(): NodeJS.ProcessEnv {
  return {
    GATSBY_API_BASE_URL: api.baseUrl,
    LOCALES_BUILT: 'en',
    OG_IMAGES_BUDGET: '0',
    PICTURE_ORIGINS: pictures.host,
  };
}
function inRoot(...names: readonly string[]): string {
  return path.join(root, ...names);
}
const log = { warn: () => undefined, info: () => undefined };

async function build(): Promise<void> {
  await readAsBuild(root, env());
  await keepMade(root, inputs);
}
function change(): Promise<string | undefined> {
  return findChange({ root, inputs, env: env() }, log);
}
function first(items: readonly Item[]): Item {
  const [item] = items;
  if (!item) throw new Error('The library has no such item');
  return item;
}

beforeEach(async () => {
  root = tempFolder();
  for (const folder of ['public', '.cache']) mkdirSync(inRoot(folder));
  writeFileSync(inRoot('public', 'index.html'), 'built');
  inputs = digestInputs(root, {});
  pictures = await startPictureServer();
  pictures.serve('/cover.png', await flatPicture(64, 36).png().toBuffer(), { etag: '"1"' });
  api = await startFaultyApi(smallLibrary(2, 1));
  first(api.library.games).cover = pictures.url('/cover.png');
});
afterEach(async () => {
  await Promise.all([api.close(), pictures.close()]);
});

test('where nothing has changed, only lists and pictures are asked for, and the last good state is as of now', async () => {
  await build();
  const index = inRoot('.data', 'last-good', 'index.json');
  const old = readFileSync(index, 'utf8').replaceAll(
    /"readAt":"[^"]+"/g,
    '"readAt":"2026-01-01T00:00:00.000Z"',
  );
  writeFileSync(index, old);
  const details = api.count(GAME_DETAIL) + api.count(ROLE_DETAIL);
  expect(await change()).toBeUndefined();
  expect(api.count(GAME_DETAIL) + api.count(ROLE_DETAIL)).toBe(details);
  expect(pictures.asked.filter((route) => route === '/cover.png')).toHaveLength(2);
  expect(readFileSync(index, 'utf8')).not.toContain('2026-01-01');
});

test('a folder without a build is built', async () => {
  expect(await change()).toContain('not known');
});

test('a build that somebody else has begun and not ended is no last build', async () => {
  await build();
  await readAsBuild(root, env());
  expect(await change()).toContain('has not ended well');
});

test.each<[string, string, () => unknown]>([
  [
    'a text of content/',
    'changed since the last build: content/',
    () => (inputs = { ...inputs, 'content/': 'x' }),
  ],
  ['a setting', 'last build: settings', () => (inputs = { ...inputs, settings: 'x' })],
  ['the log of changes', 'earlier changes', () => rmSync(changesFolder(root), { recursive: true })],
  ['a date', 'the library', () => (first(api.library.roles).updated_at = '2026-11-20T08:00:00Z')],
  [
    'a new game',
    'the library',
    () => api.library.games.push({ ...first(api.library.games), id: 'g9' }),
  ],
  ['an order', 'the library', () => api.library.games.reverse()],
  ['a partner', 'the library', () => (first(api.library.characters).name = '别名')],
  ['the home page', 'the library', () => (api.library.homeCharacters = [])],
  ['an activity', 'the library', () => api.library.activities.pop()],
  ['a banner', 'the library', () => api.library.banners.pop()],
  [
    'a list that is broken',
    'cannot be found out',
    () => {
      api.misbehave((call) => (call.path === CHARACTERS ? { status: 500 } : undefined));
    },
  ],
  [
    'a picture',
    'pictures',
    async () => pictures.serve('/cover.png', await flatPicture(64, 36, '#993366').png().toBuffer()),
  ],
])('%s is noticed', async (_, words, act) => {
  await build();
  expect(await change()).toBeUndefined();
  await act();
  expect(await change()).toContain(words);
});

test('what a lagging replica has answered is asked for again', async () => {
  api.misbehave(({ path: address, query }) =>
    address === GAME_DETAIL && query.get('id') === 'g1'
      ? { payload: { ...first(api.library.games), updated_at: '2026-10-01T08:00:00Z' } }
      : undefined,
  );
  await build();
  expect(await change()).toContain('asked for again');
});
