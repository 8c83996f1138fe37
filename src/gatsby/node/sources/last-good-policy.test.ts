import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COLLECTIONS } from '../../../config/failure-policies';
import { tempFolder } from '../../../testing/temp-folder';
import { countsOf, keepCounts } from './last-good-build';
import { GAME_LIST, type Misbehaviour } from './testing/faulty-api';
import {
  digest,
  EVENING,
  faultsOf,
  later,
  openPolicyFixture,
  type PolicyFixture,
} from './testing/policy-fixture';

let fixture: PolicyFixture;
beforeEach(async () => {
  fixture = await openPolicyFixture();
});
afterEach(() => fixture.close());

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
    const before = await fixture.build();
    fixture.api.misbehave(({ path: asked }) => (asked === GAME_LIST ? answer : undefined));
    Object.assign(fixture.api.library.activities[0] ?? {}, { title: '新活动' });
    const { library, stale } = await fixture.pull({ games: 'last-good' }, { timeoutMs: 500 });
    expect(library.games).toEqual(before.library.games);
    expect(library.activities[0]?.texts.title).toBe('新活动');
    expect(stale).toEqual([
      expect.objectContaining({
        ...{ collection: 'games', since: EVENING.toISOString(), why: 'could not be read' },
        ids: [],
      }),
    ]);
    expect(fixture.warnings[0]).toBe(
      'STALE: visitors see games as of 2026-11-25T20:00:00.000Z, 9 hours ago, because games could not be read. ' +
        'Mend the API: builds stop when that state is older than 72 hours (LAST_GOOD_MAX_HOURS).',
    );
    expect(fixture.warnings[1]).toContain(GAME_LIST);
  });

  test('an API that is not there gives the site that was, with the same digest every hour', async () => {
    const policies = Object.fromEntries(COLLECTIONS.map((name) => [name, 'last-good' as const]));
    const before = await fixture.build();
    fixture.api.misbehave(() => 'reset');
    for (const hours of [1, 2]) {
      const pulled = await fixture.build(policies, { now: later(hours) });
      expect(digest(pulled)).toBe(digest(before));
      expect(pulled.stale.map(({ collection, since }) => [collection, since]).sort()).toEqual(
        [...COLLECTIONS].sort().map((name) => [name, EVENING.toISOString()]),
      );
    }
  });

  test('a collection that has become much less is as it was, unless losses are allowed', async () => {
    const { library } = await fixture.build();
    const lastBuildFile = path.join(tempFolder(), 'last-good-build.json');
    await keepCounts(lastBuildFile, fixture.api.baseUrl, countsOf(library));
    fixture.api.library.games.splice(3);
    const policies = { games: 'last-good' } as const;
    const { stale } = await fixture.pull(policies, { lastBuildFile });
    expect(stale).toMatchObject([{ collection: 'games', why: 'has much less than before' }]);
    fixture.api.library.roles.splice(3);
    const allowed = await fixture.pull(policies, { lastBuildFile, losses: 'allow' });
    expect([allowed.library.games.length, allowed.stale]).toEqual([3, []]);
  });

  test('when the API is well again, its news is shown', async () => {
    await fixture.build();
    fixture.api.misbehave(({ times, path: asked }) =>
      asked === GAME_LIST && times === 2 ? { status: 502 } : undefined,
    );
    await fixture.build({ games: 'last-good' }, { now: later(1) });
    fixture.change('games', 0, { name: '新名' });
    const { library, stale } = await fixture.build({ games: 'last-good' }, { now: later(2) });
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
      () => fixture.build({}, { now: later(-73) }),
    ],
    [
      'with a damaged file',
      /^games: .*games-[0-9a-f]+\.jsonl of it is damaged$/m,
      async () => {
        await fixture.build();
        const text = readFileSync(fixture.fileOf('games'), 'utf8');
        writeFileSync(fixture.fileOf('games'), text.replace('介绍', '介召'));
      },
    ],
    [
      'with a file that is gone',
      /^games: .*games-[0-9a-f]+\.jsonl of it cannot be read$/m,
      async () => {
        await fixture.build();
        rmSync(fixture.fileOf('games'));
      },
    ],
    [
      'with a state that this version does not understand',
      /^games: .*it is not as this version expects it: games-[0-9a-f]+\.jsonl, line 1, field cover: expected a string, got nothing$/m,
      () => fixture.buildOfOlderSchema(),
    ],
    [
      'with the state of another API',
      /^games: .*there is no last good state: it was read from http:\/\/other\.example$/m,
      async () => {
        await fixture.build();
        const index = path.join(fixture.snapshotsDir, 'index.json');
        const text = readFileSync(index, 'utf8');
        writeFileSync(index, text.replace(fixture.api.baseUrl, 'http://other.example'));
      },
    ],
  ])('a build %s stops, and says so beside the fault', async (_, expected, spoil) => {
    await spoil();
    fixture.api.misbehave(({ path: asked }) => (asked === GAME_LIST ? { status: 502 } : undefined));
    const error = await faultsOf(fixture.pull({ games: 'last-good' }, { now: EVENING }));
    expect(error).toMatch(/^GET \/api\/visitor\/game\/list\S*: answered HTTP 502 after 1 try$/m);
    expect(error).toMatch(expected);
  });
});
