import { gameDetailSchema } from '../../contract/library';
import { inputDigest } from './build-input';
import { createAddresses } from './sources/addresses';
import { toGame } from './sources/games';
import type { Library } from './sources/model';

function game(id: string, name: string) {
  const texts = { name, summary: '', description: '', tags: [], cover: '', role_count: 0 };
  const wire = gameDetailSchema.parse({ id, ...texts, updated_at: '2026-11-01T08:00:00Z' });
  return toGame(wire, [], createAddresses('https://api.example'));
}

const none: Library = {
  games: [],
  roles: [],
  characters: [],
  homeCharacterIds: [],
  activities: [],
  banners: [],
};

test('builds of the same library are of one release, and of no other', () => {
  const library: Library = { ...none, games: [game('g1', '灯')], homeCharacterIds: ['p1', 'p2'] };
  const digest = inputDigest(library, []);
  expect(inputDigest({ ...library, games: [game('g1', '灯')] }, [])).toBe(digest);
  const others: readonly Library[] = [
    none,
    { ...library, games: [game('g1', '夜')] },
    { ...library, games: [...library.games, game('g2', '灯')] },
    { ...library, homeCharacterIds: ['p2', 'p1'] },
  ];
  expect(new Set([digest, ...others.map((other) => inputDigest(other, []))]).size).toBe(5);
});
