import { readdirSync } from 'node:fs';
import { COLLECTIONS } from '../../../config/failure-policies';
import { ACTIVITIES, CHARACTERS, GAME_DETAIL, GAME_LIST, ROLE_DETAIL } from './testing/faulty-api';
import {
  digest,
  EVENING,
  faultsOf,
  later,
  openPolicyBench,
  type PolicyBench,
} from './testing/policy-bench';

let bench: PolicyBench;
beforeEach(async () => {
  bench = await openPolicyBench();
});
afterEach(() => bench.close());

describe('hold', () => {
  const policies = { games: 'hold', roles: 'hold', partners: 'hold' } as const;

  test('one faulty item stays as it was, in its place, and everything else is news', async () => {
    const before = await bench.build();
    bench.change('games', 4, { sections: 'none', name: '坏' });
    bench.change('games', 5, { name: '新名' });
    const { library, stale } = await bench.pull(policies);
    expect(library.games[4]).toEqual(before.library.games[4]);
    expect(library.games[5]?.texts.name).toBe('新名');
    expect(stale).toMatchObject([
      { collection: 'games', items: 1, ids: ['g5'], since: EVENING.toISOString() },
    ]);
    expect(bench.warnings.join('\n')).toContain('field sections: expected an array, got "none"');
  });

  test('it is told since when, also after further builds', async () => {
    await bench.build();
    bench.change('games', 4, { sections: 'none' });
    for (const hours of [1, 2, 200]) {
      const { stale } = await bench.build(policies, { now: later(hours) });
      expect(stale).toMatchObject([{ since: EVENING.toISOString() }]);
    }
    bench.change('games', 4, { sections: [] });
    expect((await bench.build(policies, { now: later(201) })).stale).toEqual([]);
  });

  test('an item whose detail answers 502 is held, and so is one whose id comes twice', async () => {
    const before = await bench.build();
    bench.change('games', 4, {});
    bench.api.library.roles.push({ ...bench.api.library.roles[0] });
    bench.api.misbehave(({ query, times }) =>
      query.get('id') === 'g5' && times > 1 ? { status: 502 } : undefined,
    );
    const pulled = await bench.pull(policies);
    expect(digest(pulled)).toBe(digest(before));
    expect(pulled.stale.map(({ ids }) => ids)).toEqual([['g5'], ['r1-0']]);
  });

  test('a new item that is faulty is left out, with its roles, and is not stale', async () => {
    await bench.build();
    const [game, role] = [bench.api.library.games[0], bench.api.library.roles[0]];
    bench.api.library.games.push({ ...game, id: 'new', related_ids: [], cover: 5 });
    bench.api.library.roles.push({ ...role, id: 'r-new', game_id: 'new' });
    const { library, stale } = await bench.pull(policies);
    expect([library.games.length, library.roles.length, stale]).toEqual([10, 10, []]);
    expect(bench.warnings).toEqual([
      'games, new: is faulty, and no build has read it as good yet; it is left out',
      'role r-new: its game is not shown; it waits for it',
    ]);
  });

  test('a role of a game that was taken out is no reason to stop', async () => {
    await bench.build();
    bench.api.library.games = bench.api.library.games.filter(({ id }) => id !== 'g10');
    const { library } = await bench.pull(policies);
    expect([library.games.length, library.roles.length]).toEqual([9, 9]);
  });

  test.each<[why: string, expected: RegExp, spoil: () => void]>([
    [
      'more faulty items than the share',
      /^games: FAILURES says hold, but 2 of 10 items are faulty; HOLD_MAX_SHARE=5 allows 1$/m,
      () => {
        bench.change('games', 4, { sections: 'none' });
        bench.change('games', 5, { sections: 'none' });
      },
    ],
    [
      'an item that does not say which it is',
      /^games: FAILURES says hold, but not every fault says which item has it$/m,
      () => {
        bench.change('games', 4, { id: null });
      },
    ],
    [
      'a list that cannot be had',
      /^partners: FAILURES says hold, but the whole list could not be had$/m,
      () => {
        bench.api.misbehave(({ path: asked }) =>
          asked === CHARACTERS ? { status: 502 } : undefined,
        );
      },
    ],
    [
      'an item that clashes with others as it was',
      /the tag "冒 险" has the same address as "冒-险"/,
      () => {
        bench.change('games', 0, { tags: ['冒-险'] });
        bench.change('games', 4, { sections: 'none' });
      },
    ],
  ])('%s stops the build', async (_, expected, spoil) => {
    bench.change('games', 4, { tags: ['冒 险'] });
    await bench.build();
    spoil();
    bench.api.library.games.forEach((game) =>
      Object.assign(game, { updated_at: '2026-11-21T00:00:00Z' }),
    );
    expect(await faultsOf(bench.pull(policies))).toMatch(expected);
  });

  test('without a last good state nothing is left out: it may have been there', async () => {
    bench.change('games', 4, { sections: 'none' });
    expect(await faultsOf(bench.pull(policies))).toMatch(
      /^games: .*hold, but there is no last good state: no build of this folder has succeeded yet$/m,
    );
  });
});

describe('collections of different age', () => {
  test('old games beside new partners and roles: what names a new game loses that link, or waits', async () => {
    await bench.build();
    const [game, role] = [bench.api.library.games[0], bench.api.library.roles[0]];
    bench.api.library.games.push({ ...game, id: 'new', related_ids: [] });
    bench.api.library.roles.push({ ...role, id: 'r-new', game_id: 'new' });
    Object.assign(bench.api.library.characters[0] ?? {}, { game_ids: ['new', 'g1'] });
    bench.api.misbehave(({ path: asked, times }) =>
      asked === GAME_LIST && times === 2 ? { status: 502 } : undefined,
    );
    const policies = { games: 'last-good' } as const;
    const { library } = await bench.build(policies);
    expect(library.characters[0]?.gameIds).toEqual(['g1']);
    expect(library.roles.map(({ id }) => id)).not.toContain('r-new');
    // When the games come, so does the role, also from the last good state.
    bench.api.misbehave(({ path: asked }) => (asked === ROLE_DETAIL ? { status: 502 } : undefined));
    bench.change('roles', 0, {});
    const next = await bench.pull({ roles: 'last-good' });
    expect(next.library.roles.map(({ id }) => id)).toContain('r-new');
  });

  test('old roles beside new games: those of a game that was taken out go with it', async () => {
    await bench.build();
    bench.api.library.games = bench.api.library.games.filter(({ id }) => id !== 'g10');
    bench.change('roles', 0, {});
    bench.api.misbehave(({ path: asked }) => (asked === ROLE_DETAIL ? { status: 502 } : undefined));
    const { library } = await bench.pull({ roles: 'last-good' });
    expect([library.games.length, library.roles.length]).toEqual([9, 9]);
  });

  test('what one collection loses is lost to it alone', async () => {
    await bench.build();
    bench.api.library.games.forEach((_, at) => {
      bench.change('games', at, {});
    });
    bench.api.misbehave(({ path: asked }) => (asked === GAME_DETAIL ? { status: 502 } : undefined));
    const { stale } = await bench.pull({ games: 'last-good' }, { concurrency: 1 });
    expect(stale.map(({ collection, why }) => [collection, why])).toEqual([
      ['games', 'could not be read'],
    ]);
    expect(bench.warnings.join('\n')).toContain('gave up, because 8 calls got no usable answer');
  });

  test('a strict collection stops the build, whatever the others may do', async () => {
    await bench.build();
    bench.api.misbehave(({ path: asked }) => (asked === ACTIVITIES ? { status: 502 } : undefined));
    const error = await faultsOf(bench.pull({ activities: 'last-good', games: 'hold' }));
    expect(error.split('\n').slice(1)).toEqual([
      `GET ${ACTIVITIES}: answered HTTP 502 after 1 try`,
    ]);
    expect(
      (await bench.pull({ activities: 'last-good', banners: 'last-good' })).stale,
    ).toHaveLength(2);
  });
});

test('a build that fails leaves the last good state as it was, and files of none go', async () => {
  const before = await bench.build();
  bench.change('games', 0, { name: '未发布' });
  await bench.pull({}); // And fails later on.
  bench.change('games', 0, { name: '也未发布', updated_at: '2026-11-21T00:00:00Z' });
  await bench.pull({});
  expect(readdirSync(bench.snapshotsDir).filter((name) => name.startsWith('games-'))).toHaveLength(
    2,
  );
  bench.api.misbehave(() => 'reset');
  const { library } = await bench.pull({
    ...Object.fromEntries(COLLECTIONS.map((name) => [name, 'last-good' as const])),
  });
  expect(library.games).toEqual(before.library.games);
});
