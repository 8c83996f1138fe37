import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COLLECTIONS, type Policies } from '../../../config/failure-policies';
import { tempFolder } from '../../../testing/temp-folder';
import { inputDigest } from '../build-input';
import { BuildFaults } from '../faults';
import { countsOf, keepCounts } from './last-good-build';
import { pullLibrary, type PulledLibrary, type PullOptions } from './pull-library';
import { keepSnapshots } from './snapshots';
import {
  ACTIVITIES,
  CHARACTERS,
  GAME_DETAIL,
  GAME_LIST,
  ROLE_DETAIL,
  startFaultyApi,
  type FaultyApi,
  type Misbehaviour,
} from './testing/faulty-api';
import { smallLibrary } from './testing/small-library';

const EVENING = new Date('2026-11-25T20:00:00.000Z');
const HOUR_MS = 60 * 60 * 1000;

/** A time so many hours after the last good build. */
function later(hours: number): Date {
  return new Date(EVENING.getTime() + hours * HOUR_MS);
}

let api: FaultyApi;
let snapshotsDir: string;
let warnings: string[];
beforeEach(async () => {
  api = await startFaultyApi(smallLibrary(10, 1));
  snapshotsDir = tempFolder();
  warnings = [];
});
afterEach(() => api.close());

function pull(policies: Policies, options: Partial<PullOptions> = {}): Promise<PulledLibrary> {
  return pullLibrary({
    ...{ baseUrl: api.baseUrl, backoffMs: 1, restMs: 1, retries: 0, snapshotsDir, policies },
    now: later(9),
    log: { warn: (line) => warnings.push(line) },
    ...options,
  });
}

/** Builds well: what is pulled becomes the last good state. */
async function build(policies: Policies = {}, options: Partial<PullOptions> = {}) {
  const pulled = await pull(policies, { now: EVENING, ...options });
  if (pulled.snapshots) await keepSnapshots(snapshotsDir, pulled.snapshots);
  return pulled;
}

function digest({ library }: PulledLibrary): string {
  return inputDigest(library, []);
}

function fileOf(collection: string): string {
  const [name = ''] = readdirSync(snapshotsDir).filter((each) => each.startsWith(collection));
  return path.join(snapshotsDir, name);
}

function change(kind: 'games' | 'roles', at: number, fields: object): void {
  Object.assign(api.library[kind][at] ?? {}, { updated_at: '2026-11-20T00:00:00Z', ...fields });
}

/** What stops a pull, a fault a line. */
async function faultsOf(pulling: Promise<unknown>): Promise<string> {
  const error: unknown = await pulling.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof BuildFaults)
    return error.message.replace(/^ {2}(?=games|partners|GET)/gm, '');
  throw new Error(`expected BuildFaults, got ${String(error)}`);
}

/** Leaves the last good state of a version whose games had no cover. */
async function buildOfOlderSchema(): Promise<void> {
  const { snapshots } = await build();
  const { file = '' } = snapshots?.collections.games ?? {};
  const old = readFileSync(path.join(snapshotsDir, file), 'utf8').replaceAll(
    /"cover":"[^"]*",/g,
    '',
  );
  const name = `games-${createHash('sha256').update(old).digest('hex').slice(0, 32)}.jsonl`;
  writeFileSync(path.join(snapshotsDir, name), old);
  const index = path.join(snapshotsDir, 'index.json');
  writeFileSync(index, readFileSync(index, 'utf8').replace(file, name));
}

const halfList: Misbehaviour = {
  payload: { list: [], total: 10, page: 1, page_size: 100 },
};

describe('last-good', () => {
  test.each<[what: string, answer: Misbehaviour]>([
    ['answers 502', { status: 502 }],
    ['hangs', 'hang'],
    ['breaks off', 'reset'],
    ['sends a login page', { body: '<html>login' }],
    ['sends half a list', halfList],
  ])('an API that %s costs the news of that collection, and nothing else', async (_, answer) => {
    const before = await build();
    api.misbehave(({ path: asked }) => (asked === GAME_LIST ? answer : undefined));
    Object.assign(api.library.activities[0] ?? {}, { title: '新活动' });
    const { library, stale } = await pull({ games: 'last-good' }, { timeoutMs: 500 });
    expect(library.games).toEqual(before.library.games);
    expect(library.activities[0]?.texts.title).toBe('新活动');
    expect(stale).toEqual([
      expect.objectContaining({
        ...{ collection: 'games', since: EVENING.toISOString(), why: 'could not be read' },
        ids: [],
      }),
    ]);
    expect(warnings[0]).toBe(
      'STALE: visitors see games as of 2026-11-25T20:00:00.000Z, 9 hours ago, because games could not be read. ' +
        'Mend the API: from 2026-11-28T20:00:00.000Z on builds stop (LAST_GOOD_MAX_HOURS).',
    );
    expect(warnings[1]).toContain(GAME_LIST);
  });

  test('an API that is not there gives the site that was, with the same digest every hour', async () => {
    const policies = Object.fromEntries(COLLECTIONS.map((name) => [name, 'last-good' as const]));
    const before = await build();
    api.misbehave(() => 'reset');
    for (const hours of [1, 2]) {
      const pulled = await build(policies, { now: later(hours) });
      expect(digest(pulled)).toBe(digest(before));
      expect(pulled.stale.map(({ collection, since }) => [collection, since]).sort()).toEqual(
        [...COLLECTIONS].sort().map((name) => [name, EVENING.toISOString()]),
      );
    }
  });

  test('a collection that has become much less is as it was, unless losses are allowed', async () => {
    const { library } = await build();
    const lastBuildFile = path.join(tempFolder(), 'last-good-build.json');
    await keepCounts(lastBuildFile, api.baseUrl, countsOf(library));
    api.library.games.splice(3);
    const policies = { games: 'last-good' } as const;
    const { stale } = await pull(policies, { lastBuildFile });
    expect(stale).toMatchObject([{ collection: 'games', why: 'has much less than before' }]);
    api.library.roles.splice(3);
    const allowed = await pull(policies, { lastBuildFile, losses: 'allow' });
    expect([allowed.library.games.length, allowed.stale]).toEqual([3, []]);
  });

  test('when the API is well again, its news is shown', async () => {
    await build();
    api.misbehave(({ times, path: asked }) =>
      asked === GAME_LIST && times === 2 ? { status: 502 } : undefined,
    );
    await build({ games: 'last-good' }, { now: later(1) });
    change('games', 0, { name: '新名' });
    const { library, stale } = await build({ games: 'last-good' }, { now: later(2) });
    expect([library.games[0]?.texts.name, stale]).toEqual(['新名', []]);
  });

  test.each<[why: string, expected: RegExp, spoil: () => Promise<unknown>]>([
    [
      'without an earlier build',
      /^games: FAILURES says last-good, but there is no last good state: no build of this folder has succeeded yet$/m,
      () => Promise.resolve(),
    ],
    [
      'after too many hours',
      /^games: FAILURES says last-good, but the last good state is of 2026-11-22T19:00:00.000Z; LAST_GOOD_MAX_HOURS allows 72$/m,
      () => build({}, { now: later(-73) }),
    ],
    [
      'with a damaged file',
      /^games: .*games-[0-9a-f]+\.jsonl of it is damaged$/m,
      async () => {
        await build();
        const text = readFileSync(fileOf('games'), 'utf8');
        writeFileSync(fileOf('games'), text.replace('介绍', '介召'));
      },
    ],
    [
      'with a file that is gone',
      /^games: .*games-[0-9a-f]+\.jsonl of it cannot be read$/m,
      async () => {
        await build();
        rmSync(fileOf('games'));
      },
    ],
    [
      'with a state that this version does not understand',
      /^games: .*it is not as this version expects it: games-[0-9a-f]+\.jsonl, line 1, field cover: expected a string, got nothing$/m,
      () => buildOfOlderSchema(),
    ],
    [
      'with the state of another API',
      /^games: .*there is no last good state: it was read from http:\/\/other\.example$/m,
      async () => {
        await build();
        const index = path.join(snapshotsDir, 'index.json');
        const text = readFileSync(index, 'utf8');
        writeFileSync(index, text.replace(api.baseUrl, 'http://other.example'));
      },
    ],
  ])('a build %s stops, and says so beside the fault', async (_, expected, spoil) => {
    await spoil();
    api.misbehave(({ path: asked }) => (asked === GAME_LIST ? { status: 502 } : undefined));
    const error = await faultsOf(pull({ games: 'last-good' }, { now: EVENING }));
    expect(error).toMatch(/^GET \/api\/visitor\/game\/list\S*: answered HTTP 502 after 1 try$/m);
    expect(error).toMatch(expected);
  });
});

describe('hold', () => {
  const policies = { games: 'hold', roles: 'hold', partners: 'hold' } as const;

  test('one faulty item stays as it was, in its place, and everything else is news', async () => {
    const before = await build();
    change('games', 4, { sections: 'none', name: '坏' });
    change('games', 5, { name: '新名' });
    const { library, stale } = await pull(policies);
    expect(library.games[4]).toEqual(before.library.games[4]);
    expect(library.games[5]?.texts.name).toBe('新名');
    expect(stale).toMatchObject([
      { collection: 'games', items: 1, ids: ['g5'], since: EVENING.toISOString() },
    ]);
    expect(warnings.join('\n')).toContain('field sections: expected an array, got "none"');
  });

  test('it is told since when, also after further builds', async () => {
    await build();
    change('games', 4, { sections: 'none' });
    for (const hours of [1, 2, 200]) {
      const { stale } = await build(policies, { now: later(hours) });
      expect(stale).toMatchObject([{ since: EVENING.toISOString() }]);
    }
    change('games', 4, { sections: [] });
    expect((await build(policies, { now: later(201) })).stale).toEqual([]);
  });

  test('an item whose detail answers 502 is held, and so is one whose id comes twice', async () => {
    const before = await build();
    change('games', 4, {});
    api.library.roles.push({ ...api.library.roles[0] });
    api.misbehave(({ query, times }) =>
      query.get('id') === 'g5' && times > 1 ? { status: 502 } : undefined,
    );
    const pulled = await pull(policies);
    expect(digest(pulled)).toBe(digest(before));
    expect(pulled.stale.map(({ ids }) => ids)).toEqual([['g5'], ['r1-0']]);
  });

  test('a new item that is faulty is left out, with its roles, and is not stale', async () => {
    await build();
    const [game, role] = [api.library.games[0], api.library.roles[0]];
    api.library.games.push({ ...game, id: 'new', related_ids: [], cover: 5 });
    api.library.roles.push({ ...role, id: 'r-new', game_id: 'new' });
    const { library, stale } = await pull(policies);
    expect([library.games.length, library.roles.length, stale]).toEqual([10, 10, []]);
    expect(warnings).toEqual([
      'games, new: is faulty, and no build has read it as good yet; it is left out',
      'role r-new: its game is not shown; it waits for it',
    ]);
  });

  test('a role of a game that was taken out is no reason to stop', async () => {
    await build();
    api.library.games = api.library.games.filter(({ id }) => id !== 'g10');
    const { library } = await pull(policies);
    expect([library.games.length, library.roles.length]).toEqual([9, 9]);
  });

  test.each<[why: string, expected: RegExp, spoil: () => void]>([
    [
      'more faulty items than the share',
      /^games: FAILURES says hold, but 2 of 10 items are faulty; HOLD_MAX_SHARE=5 allows 1$/m,
      () => {
        change('games', 4, { sections: 'none' });
        change('games', 5, { sections: 'none' });
      },
    ],
    [
      'an item that does not say which it is',
      /^games: FAILURES says hold, but not every fault says which item has it$/m,
      () => {
        change('games', 4, { id: null });
      },
    ],
    [
      'a list that cannot be had',
      /^partners: FAILURES says hold, but the whole list could not be had$/m,
      () => {
        api.misbehave(({ path: asked }) => (asked === CHARACTERS ? { status: 502 } : undefined));
      },
    ],
    [
      'an item that clashes with others as it was',
      /the tag "冒 险" has the same address as "冒-险"/,
      () => {
        change('games', 0, { tags: ['冒-险'] });
        change('games', 4, { sections: 'none' });
      },
    ],
  ])('%s stops the build', async (_, expected, spoil) => {
    change('games', 4, { tags: ['冒 险'] });
    await build();
    spoil();
    api.library.games.forEach((game) =>
      Object.assign(game, { updated_at: '2026-11-21T00:00:00Z' }),
    );
    expect(await faultsOf(pull(policies))).toMatch(expected);
  });

  test('without a last good state nothing is left out: it may have been there', async () => {
    change('games', 4, { sections: 'none' });
    expect(await faultsOf(pull(policies))).toMatch(
      /^games: .*hold, but there is no last good state: no build of this folder has succeeded yet$/m,
    );
  });
});

describe('collections of different age', () => {
  test('old games beside new partners and roles: what names a new game loses that link, or waits', async () => {
    await build();
    const [game, role] = [api.library.games[0], api.library.roles[0]];
    api.library.games.push({ ...game, id: 'new', related_ids: [] });
    api.library.roles.push({ ...role, id: 'r-new', game_id: 'new' });
    Object.assign(api.library.characters[0] ?? {}, { game_ids: ['new', 'g1'] });
    api.misbehave(({ path: asked, times }) =>
      asked === GAME_LIST && times === 2 ? { status: 502 } : undefined,
    );
    const policies = { games: 'last-good' } as const;
    const { library } = await build(policies);
    expect(library.characters[0]?.gameIds).toEqual(['g1']);
    expect(library.roles.map(({ id }) => id)).not.toContain('r-new');
    // When the games come, so does the role, also from the last good state.
    api.misbehave(({ path: asked }) => (asked === ROLE_DETAIL ? { status: 502 } : undefined));
    change('roles', 0, {});
    const next = await pull({ roles: 'last-good' });
    expect(next.library.roles.map(({ id }) => id)).toContain('r-new');
  });

  test('old roles beside new games: those of a game that was taken out go with it', async () => {
    await build();
    api.library.games = api.library.games.filter(({ id }) => id !== 'g10');
    change('roles', 0, {});
    api.misbehave(({ path: asked }) => (asked === ROLE_DETAIL ? { status: 502 } : undefined));
    const { library } = await pull({ roles: 'last-good' });
    expect([library.games.length, library.roles.length]).toEqual([9, 9]);
  });

  test('what one collection loses is lost to it alone', async () => {
    await build();
    api.library.games.forEach((_, at) => {
      change('games', at, {});
    });
    api.misbehave(({ path: asked }) => (asked === GAME_DETAIL ? { status: 502 } : undefined));
    const { stale } = await pull({ games: 'last-good' }, { concurrency: 1 });
    expect(stale.map(({ collection, why }) => [collection, why])).toEqual([
      ['games', 'could not be read'],
    ]);
    expect(warnings.join('\n')).toContain('gave up, because 8 calls got no usable answer');
  });

  test('a strict collection stops the build, whatever the others may do', async () => {
    await build();
    api.misbehave(({ path: asked }) => (asked === ACTIVITIES ? { status: 502 } : undefined));
    const error = await faultsOf(pull({ activities: 'last-good', games: 'hold' }));
    expect(error.split('\n').slice(1)).toEqual([
      `GET ${ACTIVITIES}: answered HTTP 502 after 1 try`,
    ]);
    expect((await pull({ activities: 'last-good', banners: 'last-good' })).stale).toHaveLength(2);
  });
});

test('a build that fails leaves the last good state as it was, and files of none go', async () => {
  const before = await build();
  change('games', 0, { name: '未发布' });
  await pull({}); // And fails later on.
  change('games', 0, { name: '也未发布', updated_at: '2026-11-21T00:00:00Z' });
  await pull({});
  expect(readdirSync(snapshotsDir).filter((name) => name.startsWith('games-'))).toHaveLength(2);
  api.misbehave(() => 'reset');
  const { library } = await pull({
    ...Object.fromEntries(COLLECTIONS.map((name) => [name, 'last-good' as const])),
  });
  expect(library.games).toEqual(before.library.games);
});
