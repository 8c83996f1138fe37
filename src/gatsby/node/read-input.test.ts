import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../config/environment';
import { tempFolder } from '../../testing/temp-folder';
import { readInput } from './read-input';
import { startFaultyApi, type FaultyApi } from './sources/testing/faulty-api';
import { keepSnapshots } from './sources/last-good-snapshots';
import { smallLibrary } from './sources/testing/small-library';

const HEAD = 'Texts of the API that search engines cannot use:';
const ALIKE = '  game g2 in en: has the description of game g1 in en: 一句话。 [doubled-item-text]';

let api: FaultyApi;
let data: string;
beforeEach(async () => {
  api = await startFaultyApi(smallLibrary(2, 1));
  data = tempFolder();
});
afterEach(() => api.close());

/** Reads the library as a build of English does, with a setting; the warnings are those that an editor reads. */
async function read(settings: Readonly<Record<string, string>> = {}) {
  const warned: string[] = [];
  const environment = readEnvironment({
    GATSBY_API_BASE_URL: api.baseUrl,
    LOCALES_BUILT: 'en',
    OG_IMAGES_BUDGET: '0',
    ...settings,
  });
  const folders = { content: path.resolve('content'), static: path.resolve('static'), data };
  const log = { warn: (line: string) => warned.push(line), info: () => undefined };
  const input = await readInput(environment, folders, log);
  return { warned, input };
}

test('texts that search engines cannot use are warned of; the setting lets doubled ones stop a build, never long ones', async () => {
  Object.assign(api.library.games[0] ?? {}, { summary: '长。'.repeat(200) });
  const { warned, input } = await read();
  expect(warned).toEqual(
    expect.arrayContaining([
      HEAD,
      expect.stringMatching(
        /^ {2}game g1 in en: has a description of 800 columns.*\[long-item-text\]$/,
      ),
    ]),
  );
  const game = input.pages.find(({ path: address }) => address === '/en/m/game-library/g1/');
  expect(game?.context.head?.description).toMatch(/^(?:长。){79}长…$/);
  await read({ FINDINGS: 'all:stop,silent-picture:warn,notebook:warn' });
  Object.assign(api.library.games[0] ?? {}, {
    summary: '一句话。',
    updated_at: '2026-11-02T00:00:00Z',
  });
  expect((await read()).warned).toEqual(expect.arrayContaining([HEAD, ALIKE]));
  await expect(read({ FINDINGS: 'doubled-item-text:stop' })).rejects.toThrow(`${HEAD}\n${ALIKE}`);
});

test('a build says what is empty and which words of partners nobody sees, and keeps what it rendered', async () => {
  const [game] = api.library.games;
  Object.assign(game ?? {}, { cover: '', sections: [{ title: '', body: '走路。' }] });
  const { warned } = await read();
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

test('pictures without words are warned of in a line for each collection, and a setting lets them stop a build', async () => {
  const line = '  games: 4 of 4 pictures have no line, first that of g1 [silent-picture]';
  expect((await read()).warned).toContain(line);
  await expect(read({ FINDINGS: 'silent-picture:stop' })).rejects.toThrow(line);
});

test('an item whose text cannot be rendered is met by the policy of its collection', async () => {
  const { input } = await read();
  if (!input.snapshots) throw new Error('Nothing was kept');
  await keepSnapshots(path.join(data, 'last-good'), input.snapshots);
  const tooDeep = Array.from({ length: 40 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n');
  const spoilt = { description: tooDeep, name: '新名', updated_at: '2026-11-03T00:00:00Z' };
  Object.assign(api.library.games[0] ?? {}, spoilt);
  const told = 'game g1, field description: expected Markdown with at most 32 levels';
  await expect(read()).rejects.toThrow(`Texts of the library cannot be shown:\n  ${told}`);
  const held = await read({ FAILURES: 'games:hold' });
  expect(held.input.stale).toMatchObject([{ collection: 'games', ids: ['g1'], items: 1 }]);
  expect(held.warned.join('\n')).toContain(told);
  expect(held.input.digest).toBe(input.digest);
});
