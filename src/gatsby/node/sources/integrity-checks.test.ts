import {
  aliasCountFaults,
  crowdFaults,
  tagCountFaults,
  duplicateFaults,
  orphanFaults,
  reservedCharacterFaults,
  reservedGameFaults,
  tagFaults,
} from './integrity-checks';
import type { Listed } from './lists';

function listed(...ids: string[]): Listed<{ id: string }>[] {
  return ids.map((id, index) => ({
    item: { id },
    raw: { id },
    where: `list, item ${String(index + 1)}`,
  }));
}

test('names both places of an id that comes twice', () => {
  expect(duplicateFaults(listed('a', 'b', 'a', 'a'))).toEqual([
    { where: 'list, item 3', what: 'has the id of another item: list, item 1', item: 'a' },
    { where: 'list, item 4', what: 'has the id of another item: list, item 1', item: 'a' },
  ]);
});

test.each([
  'search',
  'page',
  'tag',
  'a-z',
  'changes',
  'compare',
  'shelf',
  '_app',
  'game-role-7',
  'game-role-',
  'role-Info-7',
])('the game id %s is taken', (id) => {
  expect(reservedGameFaults(listed('fine', id))).toEqual([
    { where: 'list, item 2', what: expect.stringContaining('is taken') as string, item: id },
  ]);
});

test.each(['searching', 'my-tag', 'role-info-7', 'game-7', 'App'])(
  'the game id %s is free',
  (id) => {
    expect(reservedGameFaults(listed(id))).toEqual([]);
  },
);

test('the character id _app is taken, others are free', () => {
  expect(reservedCharacterFaults(listed('search', '_app'))).toEqual([
    {
      where: 'list, item 2',
      what: 'the id "_app" is taken: /game-partner/_app/ is a page of the site',
      item: '_app',
    },
  ]);
});

test('names roles without a game', () => {
  const roles = [
    { id: 'r1', game_id: 'g1' },
    { id: 'r2', game_id: 'gone' },
  ];
  expect(orphanFaults(roles, new Set(['g1']))).toEqual([
    {
      where: 'GET /api/visitor/game/entity/detail?id=r2, field game_id',
      what: 'expected the id of a game, but there is no game "gone"',
      item: 'r2',
    },
  ]);
});

test('names a game with more roles than its page may link to', () => {
  const roles = Array.from({ length: 2_001 }, (_, at) => ({ game_id: at < 1_001 ? 'g1' : 'g2' }));
  expect(crowdFaults(roles)).toEqual([
    {
      where: 'GET /api/visitor/game/entity/list, roles of the game "g1"',
      what: 'expected at most 1000, got 1001',
    },
  ]);
});

test('names the game whose tags are too many for the library', () => {
  const games = Array.from({ length: 50 }, (_, game) => ({
    id: `g${String(game)}`,
    tags: Array.from({ length: 50 }, (_, tag) => `${String(game)} ${String(tag)}`),
  }));
  expect(tagCountFaults(games.slice(0, 40))).toEqual([]);
  expect(tagCountFaults(games)).toEqual([
    {
      where: 'GET /api/visitor/game/detail?id=g40, field tags',
      what: expect.stringContaining('at most 2000 different tags') as string,
    },
  ]);
});

test('names the item whose former ids are too many for the library', () => {
  const items = (kind: string) =>
    Array.from({ length: 20 }, (_, item) => ({
      id: `${kind}${String(item)}`,
      aliases: Array.from(
        { length: 200 },
        (_id, alias) => `${kind}${String(item)}-${String(alias)}`,
      ),
    }));
  const [games, [role, ...roles]] = [items('g'), items('r')];
  const rest = { id: 'none' };
  expect(aliasCountFaults({ games, roles: [rest, ...roles.slice(0, 5)] })).toEqual([]);
  expect(aliasCountFaults({ games, roles: [rest, ...roles.slice(0, 5), role!] })).toEqual([
    {
      where: 'roles r0, field aliases',
      what: expect.stringContaining('at most 5000 former ids') as string,
    },
  ]);
});

test('names two tags with one address, once', () => {
  const games = [
    { id: 'g1', tags: ['动作/冒险', '治愈'] },
    { id: 'g2', tags: ['治愈', '动作 冒险'] },
    { id: 'g3', tags: ['动作 冒险', '动作/冒险'] },
  ];
  expect(tagFaults(games)).toEqual([
    {
      where: 'GET /api/visitor/game/detail?id=g2, field tags',
      what: 'the tag "动作 冒险" has the same address as "动作/冒险" of the game "g1": /game-library/tag/动作-冒险/',
      item: 'g2',
    },
  ]);
});
