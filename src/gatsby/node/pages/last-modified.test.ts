/** @jest-environment node */
import { gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { createAddresses } from '../sources/addresses';
import { toGame } from '../sources/games';
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

const lastModified = lastModifiedIn({ games, roles });

test.each([
  // With its roles, which its page shows.
  [page('game', { id: 'old' }, ''), '2026-03-01T00:00:00Z'],
  [page('game', { id: 'new' }, ''), '2026-02-01T00:00:00Z'],
  [page('gameRoles', { id: 'new' }, ''), '2026-02-01T00:00:00Z'],
  [page('role', { id: 'r1' }, ''), '2026-03-01T00:00:00Z'],
  [page('library', {}, ''), '2026-02-01T00:00:00Z'],
  [page('tag', { tag: '灯' }, ''), '2026-01-01T00:00:00Z'],
  // Nobody knows when these were changed.
  [page('libraryPage', { page: '9' }, ''), undefined],
  [page('about', {}, ''), undefined],
])('%j was changed on %s', (spec, time) => {
  expect(lastModified(spec)).toBe(time);
});
