import { createAddresses } from './addresses';
import { toGame } from './games';
import { gameDetailSchema, roleDetailSchema } from '../../../contract/library';
import { characterSchema } from '../../../contract/partners';
import { characterType, type Library } from './model';
import { dropDanglingReferences } from './drop-dangling-references';
import { toRole } from './roles';
import { smallLibrary } from './testing/small-library';
import { toItem } from './item-mapper';

const addresses = createAddresses('https://api.example');

function library(overrides: object): Library {
  const small = smallLibrary(2, 1);
  return {
    games: small.games.map((game) =>
      toGame(gameDetailSchema.parse({ ...game, ...overrides }), [], addresses),
    ),
    roles: small.roles.map((role) =>
      toRole(roleDetailSchema.parse({ ...role, ...overrides }), addresses),
    ),
    characters: small.characters.map((character) =>
      toItem(characterType, characterSchema.parse({ ...character, ...overrides }), addresses),
    ),
    homeCharacterIds: ['c1'],
    activities: [],
    banners: [],
  };
}

function run(overrides: object) {
  const warnings: string[] = [];
  const kept = dropDanglingReferences(library(overrides), (message) => warnings.push(message));
  return { kept, warnings };
}

test('leaves known references alone, each once', () => {
  const { kept, warnings } = run({ related_ids: ['g2', 'g2', 'g1'] });
  expect(kept.games[0]?.relatedIds).toEqual(['g2', 'g1']);
  expect(kept.games[0]?.characterId).toBe('c1');
  expect(kept.characters[0]?.gameIds).toEqual(['g1']);
  expect(kept.homeCharacterIds).toEqual(['c1']);
  expect(warnings.filter((warning) => !warning.startsWith('role'))).toEqual([]);
});

test('leaves unknown references out and names them', () => {
  const { kept, warnings } = run({
    related_ids: ['gone'],
    character_id: 'nobody',
    game_ids: ['nothing', 'g2'],
  });
  expect(kept.games[1]?.relatedIds).toEqual([]);
  expect(kept.games[1]?.characterId).toBeUndefined();
  expect(kept.roles[0]?.relatedIds).toEqual([]);
  expect(kept.characters[0]?.gameIds).toEqual(['g2']);
  expect(warnings).toEqual([
    'game g1: related_ids names "gone", which does not exist; it is left out',
    'game g1: character_id names "nobody", which does not exist; it is left out',
    'game g2: related_ids names "gone", which does not exist; it is left out',
    'game g2: character_id names "nobody", which does not exist; it is left out',
    'role r1-0: related_ids names "gone", which does not exist; it is left out',
    'role r2-0: related_ids names "gone", which does not exist; it is left out',
    'character c1: game_ids names "nothing", which does not exist; it is left out',
  ]);
});

test('leaves out of the home page who is no official partner', () => {
  const warnings: string[] = [];
  const kept = dropDanglingReferences(
    { ...library({}), homeCharacterIds: ['nobody', 'c1'] },
    (message) => warnings.push(message),
  );
  expect(kept.homeCharacterIds).toEqual(['c1']);
  expect(warnings).toEqual([
    'home page: GET /api/visitor/web/index/characters names "nobody", who is no official partner and is left out',
  ]);
});

test('sums up what goes beyond twenty warnings', () => {
  const { warnings } = run({
    related_ids: Array.from({ length: 30 }, (_, n) => `x${String(n)}`),
  });
  expect(warnings).toHaveLength(21);
  expect(warnings.at(-1)).toBe('… and 100 more references to what does not exist');
});
