import path from 'node:path';
import { readEnvironment } from '../../config/environment';
import { readInput } from '../../gatsby/node/read-input';
import { SeededRandom } from '../../reference-api/seed/seeded-random';
import { startReferenceApi } from '../../reference-api/server';
import { tempFolder } from '../../testing/temp-folder';
import { libraryChanges, type ItemLists } from './library-changes';
import { changeStoredLibrary } from './stored-library';

/** Each change comes some three times. */
const CHANGES = libraryChanges.length * 3;

const api = {
  port: 0,
  sandbox: false,
  quiet: true,
  sampleDir: path.resolve('src', 'reference-api', 'testing', 'sample'),
};

function changeOften(lists: ItemLists, seed: string): string {
  const random = new SeededRandom(seed);
  const changes = Array.from({ length: CHANGES }, () => random.pick(libraryChanges));
  return changes.map((change, number) => change(lists, random, number)).join('\n');
}

test('a library of the reference API is one that is built after many changes, and the same seed makes the same', async () => {
  const dataFile = path.join(tempFolder(), 'library.sqlite');
  await (await startReferenceApi({ ...api, dataFile, scale: 2 })).close();
  const sizes = { games: 0, roles: 0 };
  await changeStoredLibrary(dataFile, (lists) => {
    const [same, other] = [structuredClone(lists), structuredClone(lists)];
    const said = changeOften(lists, '7');
    expect([changeOften(same, '7'), same]).toEqual([said, lists]);
    expect(changeOften(other, '8')).not.toBe(said);
    Object.assign(sizes, { games: lists.games.length, roles: lists.roles.length });
    return said;
  });
  const running = await startReferenceApi({ ...api, dataFile });
  const folders = { content: 'content', static: 'static', data: tempFolder() };
  const environment = readEnvironment({
    ...{ GATSBY_API_BASE_URL: running.url, PICTURES: 'origin', OG_IMAGES_BUDGET: '0' },
  });
  const log = { warn: () => undefined, info: () => undefined };
  const { counts } = await readInput(environment, folders, log);
  expect(counts).toMatchObject(sizes);
  await running.close();
});
