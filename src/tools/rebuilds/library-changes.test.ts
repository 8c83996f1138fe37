import { startFaultyApi } from '../../gatsby/node/sources/testing/faulty-api';
import { smallLibrary } from '../../gatsby/node/sources/testing/small-library';
import { readInput } from '../../gatsby/node/read-input';
import { readEnvironment } from '../../config/environment';
import { SeededRandom } from '../../reference-api/seed/seeded-random';
import { tempFolder } from '../../testing/temp-folder';
import { libraryChanges } from './library-changes';

/** Each change comes some five times. */
const CHANGES = libraryChanges.length * 5;

function chain(seed: number): readonly [string[], ReturnType<typeof smallLibrary>] {
  const library = smallLibrary(3, 2);
  const random = new SeededRandom(String(seed));
  const said = Array.from({ length: CHANGES }, (_, number) =>
    random.pick(libraryChanges)(library, random, number),
  );
  return [said, library];
}

test('the same seed makes the same changes, another one others', () => {
  expect(chain(7)).toEqual(chain(7));
  expect(chain(8)).not.toEqual(chain(7));
});

test.each([1, 2, 3])('a library after changes from seed %i is one that is built', async (seed) => {
  const [, library] = chain(seed);
  library.games.forEach((game, at) => Object.assign(game, { summary: `第${String(at)}句话。` }));
  const api = await startFaultyApi(library);
  const folders = { content: 'content', static: 'static', data: tempFolder() };
  const environment = readEnvironment({
    ...{ GATSBY_API_BASE_URL: api.baseUrl, PICTURES: 'origin', OG_IMAGES_BUDGET: '0' },
  });
  const log = { warn: () => undefined, info: () => undefined };
  const { counts } = await readInput(environment, folders, log);
  expect(counts).toMatchObject({ games: library.games.length, roles: library.roles.length });
  await api.close();
});
