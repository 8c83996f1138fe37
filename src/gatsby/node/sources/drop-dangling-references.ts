import type { Library } from './model';
import { callName } from './wire-faults';

const MOST_WARNINGS = 20;

/** Keeps known ids, each once; tells which were left out. */
function keepKnown(
  ids: readonly string[],
  known: ReadonlySet<string>,
  onUnknown: (id: string) => void,
): string[] {
  return Array.from(new Set(ids)).filter((id) => {
    if (known.has(id)) return true;
    onUnknown(id);
    return false;
  });
}

function idsOf(items: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id));
}

/** Leaves out references to what does not exist: they cost a link, not the build. Each is warned about. */
export function dropDanglingReferences(library: Library, warn: (message: string) => void): Library {
  const warnings: string[] = [];
  const missing = (owner: string, field: string) => (id: string) => {
    warnings.push(`${owner}: ${field} names "${id}", which does not exist; it is left out`);
  };
  const gameIds = idsOf(library.games);
  const roleIds = idsOf(library.roles);
  const characterIds = idsOf(library.characters);

  const games = library.games.map((game) => {
    const owner = `game ${game.id}`;
    const characterId = game.characterId === undefined ? [] : [game.characterId];
    return {
      ...game,
      relatedIds: keepKnown(game.relatedIds, gameIds, missing(owner, 'related_ids')),
      characterId: keepKnown(characterId, characterIds, missing(owner, 'character_id'))[0],
    };
  });
  const roles = library.roles.map((role) => ({
    ...role,
    relatedIds: keepKnown(role.relatedIds, roleIds, missing(`role ${role.id}`, 'related_ids')),
  }));
  const characters = library.characters.map((character) => ({
    ...character,
    gameIds: keepKnown(
      character.gameIds,
      gameIds,
      missing(`character ${character.id}`, 'game_ids'),
    ),
  }));

  const homeCharacterIds = keepKnown(library.homeCharacterIds, characterIds, (id) => {
    warnings.push(
      `home page: ${callName('indexCharacters')} names "${id}", who is no official partner and is left out`,
    );
  });

  warnings.slice(0, MOST_WARNINGS).forEach(warn);
  const more = warnings.length - MOST_WARNINGS;
  if (more > 0) warn(`… and ${String(more)} more references to what does not exist`);
  return { ...library, games, roles, characters, homeCharacterIds };
}
