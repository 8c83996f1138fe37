import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { tempFolder } from '../../../testing/temp-folder';
import { createAddresses } from '../sources/addresses';
import { toGame } from '../sources/games';
import type { Library } from '../sources/model';
import { toRole } from '../sources/roles';
import { smallLibrary } from '../sources/testing/small-library';
import * as encodeModule from './encode';
import { PICTURES_PATH } from '../../../routes/pictures-path';
import { neededPictures } from './needed-pictures';
import type { NeededPicture } from './picture-kinds';
import { encodedDir } from './picture-store';
import { placeholderFiles } from './placeholder';
import { publishPictures } from './publish-pictures';
import { resolvePictures } from './resolve-pictures';
import { startPictureServer, testOptions, type PictureServer } from './testing/picture-server';

/** Counted: nothing may be decoded. */
jest.mock('./encode', () => {
  const actual = jest.requireActual<typeof encodeModule>('./encode');
  return { ...actual, encodePicture: jest.fn(actual.encodePicture) };
});

const GAMES = 10_000;
/** Cover, icon, two of the gallery, and the avatar, portrait and skill of one role. */
const PICTURES_EACH = 7;

let server: PictureServer;
beforeEach(async () => {
  server = await startPictureServer();
});
afterEach(() => server.close());

/** Makes games with a role each, whose pictures are all different ones. */
function libraryOf(games: number): Library {
  const wire = smallLibrary(games, 1);
  const addresses = createAddresses(server.url(''));
  return {
    games: wire.games.map((game, at) => {
      const own = (name: string) => `/pictures/${String(at)}/${name}.png`;
      const pictures = { cover: own('c'), icon: own('i'), gallery: [own('1'), own('2')] };
      return toGame(gameDetailSchema.parse({ ...game, ...pictures }), [], addresses);
    }),
    roles: wire.roles.map((role, at) => {
      const own = (name: string) => `/pictures/roles/${String(at)}/${name}.png`;
      const skills = [{ name: '斩', description: '快', icon: own('s') }];
      const pictures = { avatar: own('a'), portrait: own('p'), skills };
      return toRole(roleDetailSchema.parse({ ...role, ...pictures }), addresses);
    }),
    characters: [],
    homeCharacterIds: [],
    activities: [],
    banners: [],
  };
}

/** Finds and publishes pictures, as a build does. */
async function build(needed: readonly NeededPicture[]) {
  const [storeDir, publicDir] = [tempFolder(), tempFolder()];
  const { options, warned } = testOptions(storeDir, [server.host]);
  const index = await resolvePictures(needed, { ...options, mode: 'origin' });
  await publishPictures(index, { storeDir, publicDir });
  return { storeDir, publicDir, index, warned };
}

test('10,000 games with pictures at their origin: no request, no decoding, no file', async () => {
  const { index, warned, storeDir, publicDir } = await build(neededPictures(libraryOf(GAMES)));
  expect(index.size).toBe(GAMES * PICTURES_EACH);
  expect([...index.values()].every(({ src }) => src.startsWith(server.url('/pictures/')))).toBe(
    true,
  );
  expect([server.asked, warned]).toEqual([[], []]);
  expect(encodeModule.encodePicture).not.toHaveBeenCalled();
  const placeholders = [...placeholderFiles().keys()].sort();
  expect((await readdir(encodedDir(storeDir))).sort()).toEqual(placeholders);
  expect((await readdir(path.join(publicDir, PICTURES_PATH))).sort()).toEqual(placeholders);
  // A busy machine takes longer than the runner allows for one test.
}, 300_000);
