import { camelCase, stringsIn, type ItemType } from './item-type';
import { characterType, gameType, roleType, type Library } from './model';
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
  const known: Readonly<Record<ItemType['name'], ReadonlySet<string>>> = {
    Game: idsOf(library.games),
    Role: idsOf(library.roles),
    Character: idsOf(library.characters),
    Activity: idsOf(library.activities),
    Banner: idsOf(library.banners),
  };
  /** An item with those references that lead somewhere. */
  const checked =
    (type: ItemType) =>
    <T extends { readonly id: string }>(item: T): T => {
      const references = Object.entries(type.references).map(([name, { to }]) => {
        const field = camelCase(name);
        const ids = keepKnown(stringsIn(item, field), known[to], (id) => {
          const owner = `${type.name.toLowerCase()} ${item.id}`;
          warnings.push(`${owner}: ${name} names "${id}", which does not exist; it is left out`);
        });
        return [field, Array.isArray(Reflect.get(item, field)) ? ids : ids[0]] as const;
      });
      return { ...item, ...Object.fromEntries(references) };
    };
  const games = library.games.map(checked(gameType));
  const roles = library.roles.map(checked(roleType));
  const characters = library.characters.map(checked(characterType));

  const homeCharacterIds = keepKnown(library.homeCharacterIds, known.Character, (id) => {
    warnings.push(
      `home page: ${callName('indexCharacters')} names "${id}", who is no official partner and is left out`,
    );
  });

  warnings.slice(0, MOST_WARNINGS).forEach(warn);
  const more = warnings.length - MOST_WARNINGS;
  if (more > 0) warn(`… and ${String(more)} more references to what does not exist`);
  return { ...library, games, roles, characters, homeCharacterIds };
}
