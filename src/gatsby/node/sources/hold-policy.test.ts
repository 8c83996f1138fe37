import { readdirSync } from 'node:fs';
import { COLLECTIONS } from '../../../config/failure-policies';
import { ACTIVITIES, CHARACTERS, GAME_DETAIL, GAME_LIST, ROLE_DETAIL } from './testing/faulty-api';
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

describe('hold', () => {
  const policies = { games: 'hold', roles: 'hold', partners: 'hold' } as const;

  test('one faulty item stays as it was, in its place, and everything else is news', async () => {
    const before = await fixture.build();
    fixture.change('games', 4, { sections: 'none', name: '坏' });
    fixture.change('games', 5, { name: '新名' });
    const { library, stale } = await fixture.pull(policies);
    expect(library.games[4]).toEqual(before.library.games[4]);
    expect(library.games[5]?.texts.name).toBe('新名');
    expect(stale).toMatchObject([
      { collection: 'games', items: 1, ids: ['g5'], since: EVENING.toISOString() },
    ]);
    expect(fixture.warnings.join('\n')).toContain('field sections: expected an array, got "none"');
  });

  test('it is told since when, also after further builds', async () => {
    await fixture.build();
    fixture.change('games', 4, { sections: 'none' });
    for (const hours of [1, 2, 200]) {
      const { stale } = await fixture.build(policies, { now: later(hours) });
      expect(stale).toMatchObject([{ since: EVENING.toISOString() }]);
    }
    fixture.change('games', 4, { sections: [] });
    expect((await fixture.build(policies, { now: later(201) })).stale).toEqual([]);
  });

  test('an item whose detail answers 502 is held, and so is one whose id comes twice', async () => {
    const before = await fixture.build();
    fixture.change('games', 4, {});
    fixture.api.library.roles.push({ ...fixture.api.library.roles[0] });
    fixture.api.misbehave(({ query, times }) =>
      query.get('id') === 'g5' && times > 1 ? { status: 502 } : undefined,
    );
    const pulled = await fixture.pull(policies);
    expect(digest(pulled)).toBe(digest(before));
    expect(pulled.stale.map(({ ids }) => ids)).toEqual([['g5'], ['r1-0']]);
  });

  test('a new item that is faulty is left out, with its roles, and is not stale', async () => {
    await fixture.build();
    const [game, role] = [fixture.api.library.games[0], fixture.api.library.roles[0]];
    fixture.api.library.games.push({ ...game, id: 'new', related_ids: [], cover: 5 });
    fixture.api.library.roles.push({ ...role, id: 'r-new', game_id: 'new' });
    const { library, stale } = await fixture.pull(policies);
    expect([library.games.length, library.roles.length, stale]).toEqual([10, 10, []]);
    expect(fixture.warnings).toEqual([
      'games, new: is faulty, and no build has read it as good yet; it is left out',
      'role r-new: its game is not shown; it waits for it',
    ]);
  });

  test('a role of a game that was taken out is no reason to stop', async () => {
    await fixture.build();
    fixture.api.library.games = fixture.api.library.games.filter(({ id }) => id !== 'g10');
    const { library } = await fixture.pull(policies);
    expect([library.games.length, library.roles.length]).toEqual([9, 9]);
  });

  test.each<[why: string, expected: RegExp, spoil: () => void]>([
    [
      'more faulty items than the share',
      /^games: FAILURES says hold, but 2 of 10 items are faulty; HOLD_MAX_SHARE=5 allows 1$/m,
      () => {
        fixture.change('games', 4, { sections: 'none' });
        fixture.change('games', 5, { sections: 'none' });
      },
    ],
    [
      'an item that does not say which it is',
      /^games: FAILURES says hold, but not every fault says which item has it$/m,
      () => {
        fixture.change('games', 4, { id: null });
      },
    ],
    [
      'a list that cannot be had',
      /^partners: FAILURES says hold, but the whole list could not be had$/m,
      () => {
        fixture.api.misbehave(({ path: asked }) =>
          asked === CHARACTERS ? { status: 502 } : undefined,
        );
      },
    ],
    [
      'an item that clashes with others as it was',
      /the tag "冒 险" has the same address as "冒-险"/,
      () => {
        fixture.change('games', 0, { tags: ['冒-险'] });
        fixture.change('games', 4, { sections: 'none' });
      },
    ],
  ])('%s stops the build', async (_, expected, spoil) => {
    fixture.change('games', 4, { tags: ['冒 险'] });
    await fixture.build();
    spoil();
    fixture.api.library.games.forEach((game) =>
      Object.assign(game, { updated_at: '2026-11-21T00:00:00Z' }),
    );
    expect(await faultsOf(fixture.pull(policies))).toMatch(expected);
  });

  test('without a last good state nothing is left out: it may have been there', async () => {
    fixture.change('games', 4, { sections: 'none' });
    expect(await faultsOf(fixture.pull(policies))).toMatch(
      /^games: .*hold, but there is no last good state: no build of this folder has succeeded yet$/m,
    );
  });
});

describe('collections of different age', () => {
  test('old games beside new partners and roles: what names a new game loses that link, or waits', async () => {
    await fixture.build();
    const [game, role] = [fixture.api.library.games[0], fixture.api.library.roles[0]];
    fixture.api.library.games.push({ ...game, id: 'new', related_ids: [] });
    fixture.api.library.roles.push({ ...role, id: 'r-new', game_id: 'new' });
    Object.assign(fixture.api.library.characters[0] ?? {}, { game_ids: ['new', 'g1'] });
    fixture.api.misbehave(({ path: asked, times }) =>
      asked === GAME_LIST && times === 2 ? { status: 502 } : undefined,
    );
    const policies = { games: 'last-good' } as const;
    const { library } = await fixture.build(policies);
    expect(library.characters[0]?.gameIds).toEqual(['g1']);
    expect(library.roles.map(({ id }) => id)).not.toContain('r-new');
    // When the games come, so does the role, also from the last good state.
    fixture.api.misbehave(({ path: asked }) =>
      asked === ROLE_DETAIL ? { status: 502 } : undefined,
    );
    fixture.change('roles', 0, {});
    const next = await fixture.pull({ roles: 'last-good' });
    expect(next.library.roles.map(({ id }) => id)).toContain('r-new');
  });

  test('old roles beside new games: those of a game that was taken out go with it', async () => {
    await fixture.build();
    fixture.api.library.games = fixture.api.library.games.filter(({ id }) => id !== 'g10');
    fixture.change('roles', 0, {});
    fixture.api.misbehave(({ path: asked }) =>
      asked === ROLE_DETAIL ? { status: 502 } : undefined,
    );
    const { library } = await fixture.pull({ roles: 'last-good' });
    expect([library.games.length, library.roles.length]).toEqual([9, 9]);
  });

  test('what one collection loses is lost to it alone', async () => {
    await fixture.build();
    fixture.api.library.games.forEach((_, at) => {
      fixture.change('games', at, {});
    });
    fixture.api.misbehave(({ path: asked }) =>
      asked === GAME_DETAIL ? { status: 502 } : undefined,
    );
    const { stale } = await fixture.pull({ games: 'last-good' }, { concurrency: 1 });
    expect(stale.map(({ collection, why }) => [collection, why])).toEqual([
      ['games', 'could not be read'],
    ]);
    expect(fixture.warnings.join('\n')).toContain('gave up, because 8 calls got no usable answer');
  });

  test('a strict collection stops the build, whatever the others may do', async () => {
    await fixture.build();
    fixture.api.misbehave(({ path: asked }) =>
      asked === ACTIVITIES ? { status: 502 } : undefined,
    );
    const error = await faultsOf(fixture.pull({ activities: 'last-good', games: 'hold' }));
    expect(error.split('\n').slice(1)).toEqual([
      `GET ${ACTIVITIES}: answered HTTP 502 after 1 try`,
    ]);
    expect(
      (await fixture.pull({ activities: 'last-good', banners: 'last-good' })).stale,
    ).toHaveLength(2);
  });
});

test('a build that fails leaves the last good state as it was, and files of none go', async () => {
  const before = await fixture.build();
  fixture.change('games', 0, { name: '未发布' });
  await fixture.pull({}); // And fails later on.
  fixture.change('games', 0, { name: '也未发布', updated_at: '2026-11-21T00:00:00Z' });
  await fixture.pull({});
  expect(
    readdirSync(fixture.snapshotsDir).filter((name) => name.startsWith('games-')),
  ).toHaveLength(2);
  fixture.api.misbehave(() => 'reset');
  const { library } = await fixture.pull({
    ...Object.fromEntries(COLLECTIONS.map((name) => [name, 'last-good' as const])),
  });
  expect(library.games).toEqual(before.library.games);
});
