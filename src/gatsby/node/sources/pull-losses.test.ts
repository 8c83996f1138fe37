import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import { BuildFaults } from '../faults';
import { countsOf, keepCounts } from './last-good-build';
import { pullLibrary, type PullOptions } from './pull-library';
import { GAME_DETAIL, ROLE_DETAIL, startFaultyApi, type FaultyApi } from './testing/faulty-api';
import { emptyLibrary, smallLibrary } from './testing/small-library';

let api: FaultyApi;
let other: FaultyApi;
let warnings: string[];
let cacheDir: string;
let lastBuildFile: string;

beforeEach(async () => {
  warnings = [];
  api = await startFaultyApi();
  other = await startFaultyApi(emptyLibrary());
  const data = tempFolder();
  cacheDir = path.join(data, 'pulled');
  lastBuildFile = path.join(data, 'last-good-build.json');
});
afterEach(async () => {
  await api.close();
  await other.close();
});

async function pull(options: Partial<PullOptions> = {}) {
  const { library } = await pullLibrary({
    baseUrl: api.baseUrl,
    backoffMs: 1,
    restMs: 1,
    cacheDir,
    lastBuildFile,
    log: { warn: (message) => warnings.push(message) },
    ...options,
  });
  return library;
}

/** A good build of so many games, with a role each. */
async function built(games: number): Promise<void> {
  api.library = smallLibrary(games, 1);
  await keepCounts(lastBuildFile, api.baseUrl, countsOf(await pull()));
}

/** Leaves so many games in the API. */
function now(games: number): void {
  api.library.games.splice(games);
  api.library.roles.splice(games);
  for (const game of api.library.games) Object.assign(game, { related_ids: [] });
}

function stop(lost: string, address = api.baseUrl): BuildFaults {
  return new BuildFaults(
    `${address} has much less than the last good build, which read ${api.baseUrl}: ${lost}. ` +
      'If that is right, build once with LOSSES=allow',
    [],
  );
}

function details(): number {
  return api.count(GAME_DETAIL) + api.count(ROLE_DETAIL);
}

test('one line stops the build, and what was fetched stays', async () => {
  await built(20);
  const { games, roles } = api.library;
  api.library = emptyLibrary();
  await expect(pull()).rejects.toThrow(stop('games (20 before, 0 now), roles (20 before, 0 now)'));
  api.library = { ...emptyLibrary(), games, roles };
  const before = details();
  await pull();
  expect(details()).toBe(before);
});

test.each([
  [25, 19, 'games (25 before, 19 now), roles (25 before, 19 now)'],
  [6, 1, 'games (6 before, 1 now), roles (6 before, 1 now)'],
])('%i games and now %i are too few', async (before, after, lost) => {
  await built(before);
  now(after);
  await expect(pull()).rejects.toThrow(stop(lost));
});

test.each([
  [25, 20],
  [5, 1],
  [3, 12],
])('%i games and now %i are fine', async (before, after) => {
  await built(before);
  if (after > before) api.library = smallLibrary(after, 1);
  else now(after);
  expect((await pull()).games).toHaveLength(after);
});

test('it can be allowed once, with a warning', async () => {
  await built(20);
  now(3);
  const library = await pull({ losses: 'allow' });
  expect(warnings).toEqual([expect.stringMatching(/games \(20 before, 3 now\).*LOSSES allows/)]);
  await keepCounts(lastBuildFile, api.baseUrl, countsOf(library));
  expect((await pull()).games).toHaveLength(3);
});

test('an API at another address is held against the same build, and both are named', async () => {
  await built(20);
  await expect(pull({ baseUrl: other.baseUrl })).rejects.toThrow(
    stop('games (20 before, 0 now), roles (20 before, 0 now)', other.baseUrl),
  );
  expect((await pull({ baseUrl: other.baseUrl, losses: 'allow' })).games).toEqual([]);
});

test('to read every item again is not to forget what was there', async () => {
  await built(20);
  await rm(cacheDir, { recursive: true });
  now(3);
  await expect(pull()).rejects.toThrow('games (20 before, 3 now)');
});

test('a build that is stopped keeps what it has fetched', async () => {
  await built(20);
  now(3);
  Object.assign(api.library.games[0] ?? {}, { updated_at: '2026-11-02T08:00:00Z' });
  const before = details();
  await expect(pull()).rejects.toThrow(BuildFaults);
  await pull({ losses: 'allow' });
  expect(details() - before).toBe(1);
});

test('a build that fails changes nothing of it', async () => {
  await built(20);
  now(3);
  await expect(pull()).rejects.toThrow(BuildFaults);
  await expect(pull()).rejects.toThrow('games (20 before, 3 now)');
});

test.each(['{"counts', '{}'])('a file that says %s is as good as none', async (text) => {
  await writeFile(lastBuildFile, text);
  expect((await pull()).games).toHaveLength(3);
});
