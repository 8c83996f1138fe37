import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import { BuildFaults } from '../faults';
import { pullLibrary, type PullOptions } from './pull-library';
import {
  GAME_DETAIL,
  ROLE_DETAIL,
  ROLE_LIST,
  startFaultyApi,
  type FaultyApi,
} from './testing/faulty-api';

let api: FaultyApi;
let warnings: string[];
let cacheDir: string;

beforeEach(async () => {
  warnings = [];
  api = await startFaultyApi();
  cacheDir = tempFolder();
});
afterEach(async () => {
  await api.close();
});

async function pull(options: Partial<PullOptions> = {}) {
  const { library } = await pullLibrary({
    baseUrl: api.baseUrl,
    backoffMs: 1,
    restMs: 1,
    log: { warn: (message) => warnings.push(message) },
    ...options,
  });
  return library;
}

function details() {
  return api.count(GAME_DETAIL) + api.count(ROLE_DETAIL);
}
/** Pulls and counts the details that were fetched. */
async function pullCounted() {
  const before = details();
  const library = await pull({ cacheDir });
  return { library, fetched: details() - before };
}

test('a second pull fetches no details and gives the same library', async () => {
  const cold = await pullCounted();
  const warm = await pullCounted();
  expect(cold.fetched).toBe(9);
  expect(warm.fetched).toBe(0);
  expect(warm.library).toEqual(cold.library);
});

test('without a cache folder everything is fetched again', async () => {
  await pull();
  await pull();
  expect(details()).toBe(18);
});

test('one changed summary fetches one detail', async () => {
  await pullCounted();
  Object.assign(api.library.games[1] ?? {}, {
    updated_at: '2026-11-02T08:00:00Z',
    description: '新',
  });
  const { library, fetched } = await pullCounted();
  expect(fetched).toBe(1);
  expect(library.games[1]?.texts.description).toBe('新');
  expect((await pullCounted()).fetched).toBe(0);
});

describe('when a replica lags behind the list', () => {
  const edited = { updated_at: '2026-11-02T08:00:00Z', description: '新' };
  let lags: boolean;
  beforeEach(async () => {
    await pullCounted();
    const before = { ...api.library.games[1] };
    Object.assign(api.library.games[1] ?? {}, edited);
    lags = true;
    api.misbehave(({ path: asked, query }) =>
      lags && asked === GAME_DETAIL && query.get('id') === 'g2' ? { payload: before } : undefined,
    );
  });

  test('its detail is shown once, with a warning, and asked for again', async () => {
    expect((await pullCounted()).library.games[1]?.texts.description).toBe('**介绍**');
    expect(warnings).toEqual([
      `Details that are older than the lists of ${api.baseUrl} say: 1. ` +
        'This build shows them, the next one asks again',
    ]);
    lags = false;
    const { library, fetched } = await pullCounted();
    expect([library.games[1]?.texts.description, fetched]).toEqual(['新', 1]);
    expect((await pullCounted()).fetched).toBe(0);
    expect(warnings).toHaveLength(1);
  });
});

test('a game that is gone and comes back is fetched anew', async () => {
  await pullCounted();
  const [last = {}] = api.library.games.splice(2);
  const roles = api.library.roles.splice(0);
  await pullCounted();
  api.library.games.push(last);
  api.library.roles.push(...roles);
  expect((await pullCounted()).fetched).toBe(7);
});

test('what was fetched before a fault need not be fetched again', async () => {
  const game = Object.assign(api.library.games[0] ?? {}, { gallery: 5 });
  await expect(pull({ cacheDir })).rejects.toThrow(BuildFaults);
  Object.assign(game, { gallery: [] });
  const before = details();
  await pull({ cacheDir });
  expect(details() - before).toBe(1);
});

test('a pull that fails keeps what it did not come to', async () => {
  await pullCounted();
  api.misbehave(({ path: asked, times }) =>
    asked === ROLE_LIST && times === 2 ? { status: 404 } : undefined,
  );
  await expect(pull({ cacheDir })).rejects.toThrow(BuildFaults);
  expect((await pullCounted()).fetched).toBe(0);
});

test('a kept detail that no longer fits the contract is fetched again', async () => {
  await pullCounted();
  const [name = ''] = await readdir(cacheDir);
  const [header = '', ...lines] = (await readFile(path.join(cacheDir, name), 'utf8')).split('\n');
  const spoilt = lines.map((line) => line.replace('"id":"g1"', '"id":"g2"'));
  await writeFile(path.join(cacheDir, name), [header, ...spoilt].join('\n'));
  const { library, fetched } = await pullCounted();
  expect(fetched).toBe(1);
  expect(library.games[0]?.id).toBe('g1');
});

test('a kept detail that is older than the list says is fetched again', async () => {
  await pullCounted();
  const [name = ''] = await readdir(cacheDir);
  const kept = await readFile(path.join(cacheDir, name), 'utf8');
  await writeFile(path.join(cacheDir, name), kept.replace('2026-11-01T', '2026-10-01T'));
  expect((await pullCounted()).fetched).toBe(1);
});

test('a corrupt cache is ignored', async () => {
  await pullCounted();
  const [name = ''] = await readdir(cacheDir);
  await writeFile(path.join(cacheDir, name), '{"version":');
  expect((await pullCounted()).fetched).toBe(9);
  expect(warnings).toEqual([]);
});

test('a cache that cannot be written costs a warning', async () => {
  const file = path.join(cacheDir, 'a-file');
  await writeFile(file, '');
  expect((await pull({ cacheDir: path.join(file, 'below') })).games).toHaveLength(3);
  expect(warnings).toEqual([expect.stringContaining('could not be kept')]);
});
