import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../config/environment';
import { tempFolder } from '../../testing/temp-folder';
import { readInput } from './read-input';
import { startFaultyApi, type FaultyApi } from './sources/testing/faulty-api';
import { smallLibrary } from './sources/testing/small-library';

const HEAD = 'Search engines could not tell pages apart or show them:';
const ALIKE = '  game g2 in en: has the description of game g1 in en: 一句话。';

let api: FaultyApi;
let data: string;
beforeEach(async () => {
  api = await startFaultyApi(smallLibrary(2, 1));
  data = tempFolder();
});
afterEach(() => api.close());

/** Reads the library as a build of English does, with a setting; the warnings are those that an editor reads. */
async function read(DOCTOR: 'stop' | 'warn') {
  const warned: string[] = [];
  const environment = readEnvironment({
    GATSBY_API_BASE_URL: api.baseUrl,
    LOCALES_BUILT: 'en',
    OG_IMAGES_BUDGET: '0',
    DOCTOR,
  });
  const folders = { content: path.resolve('content'), static: path.resolve('static'), data };
  const log = { warn: (line: string) => warned.push(line), info: () => undefined };
  const input = await readInput(environment, folders, log);
  return { warned, input };
}

test('where search engines could not tell items apart, the setting says whether a build stops or warns', async () => {
  await expect(read('stop')).rejects.toThrow(`${HEAD}\n${ALIKE}`);
  const { warned, input } = await read('warn');
  expect(warned).toEqual(expect.arrayContaining([HEAD, ALIKE]));
  expect(input.counts).toMatchObject({ games: 2, roles: 2 });
});

test('a build says what is empty and which words of partners nobody sees, and keeps what it rendered', async () => {
  const [game] = api.library.games;
  Object.assign(game ?? {}, { cover: '', sections: [{ title: '', body: '走路。' }] });
  const { warned } = await read('warn');
  const places = warned.map((line) => line.replace(/(?<=^content\/partners\/).*|: .*/, ''));
  expect(places).toEqual(
    expect.arrayContaining([
      'game g1, field cover',
      'game g1 in zh, field sections.0.title',
      'content/partners/',
    ]),
  );
  expect(readdirSync(path.join(data, 'texts'))).toEqual(['texts.txt']);
});
