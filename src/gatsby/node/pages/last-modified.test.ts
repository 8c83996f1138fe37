import { gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { createAddresses } from '../sources/addresses';
import { openPronunciations } from '../pronunciations/pronunciations';
import { toGame } from '../sources/games';
import { gamesByName, NAMES_PER_PAGE } from '../sources/name-index/name-index';
import { toRole } from '../sources/roles';
import { lastModifiedIn } from './last-modified';
import { page } from './page-factory';

const addresses = createAddresses('https://api.example');
const texts = { description: '', cover: '', avatar: '', role_count: 0, summary: '' };

const games = (
  [
    ['old', '2026-01-01T00:00:00Z', ['r1']],
    ['new', '2026-02-01T00:00:00Z', []],
  ] as const
).map(([id, updated_at, roleIds]) => {
  const wire = { id, name: id, updated_at, tags: id === 'old' ? ['灯'] : [], ...texts };
  return toGame(gameDetailSchema.parse(wire), roleIds, addresses);
});
const role = { id: 'r1', game_id: 'old', name: 'r', updated_at: '2026-03-01T00:00:00Z', ...texts };
const roles = [toRole(roleDetailSchema.parse({ ...role, tags: [] }), addresses)];

const lastModified = lastModifiedIn({ games, roles }, gamesByName(games, openPronunciations()));

test.each([
  // With its roles, which its page shows.
  [page('game', { id: 'old' }, ''), '2026-03-01T00:00:00Z'],
  [page('game', { id: 'new' }, ''), '2026-02-01T00:00:00Z'],
  [page('gameRoles', { id: 'new' }, ''), '2026-02-01T00:00:00Z'],
  [page('role', { id: 'r1' }, ''), '2026-03-01T00:00:00Z'],
  [page('library', {}, ''), '2026-02-01T00:00:00Z'],
  [page('nameIndex', {}, ''), '2026-02-01T00:00:00Z'],
  [page('changes', {}, ''), '2026-03-01T00:00:00Z'],
  [page('tag', { tag: '灯' }, ''), '2026-01-01T00:00:00Z'],
  // Nobody knows when these were changed.
  [page('libraryPage', { page: '9' }, ''), undefined],
  [page('nameIndexPage', { page: '9' }, ''), undefined],
  [page('about', {}, ''), undefined],
])('%j was changed on %s', (spec, time) => {
  expect(lastModified(spec)).toBe(time);
});

test('a page of names is as new as the latest of them in any language, and not as others', () => {
  const last = games.slice(0, 1).map((game) => ({ ...game, updatedAt: '2026-06-01T00:00:00Z' }));
  const many = Array.from({ length: NAMES_PER_PAGE }, (_, at) => {
    const name = `a${String(at)}`;
    const wire = {
      id: `g${String(at)}`,
      name,
      updated_at: '2026-01-01T00:00:00Z',
      tags: [],
      ...texts,
    };
    return toGame(gameDetailSchema.parse(wire), [], addresses);
  });
  const all = [...last, ...many];
  const time = lastModifiedIn({ games: all, roles: [] }, gamesByName(all, openPronunciations()));
  expect(time(page('nameIndex', {}, ''))).toBe('2026-01-01T00:00:00Z');
  expect(time(page('nameIndexPage', { page: '2' }, ''))).toBe('2026-06-01T00:00:00Z');
});
