import type { WireGameDetail, WireRoleDetail } from '../../../contract';
import { LIMITS } from '../../../contract/limits';
import { tagSlug } from '../../../routes/tag-slug';
import { show, type Fault } from '../faults';
import type { Listed } from './lists';
import { callName } from './wire-faults';

type WithId = Listed<{ readonly id: string }>;

/** Words that stand where a game's id would stand (design, "Addresses"). */
const RESERVED_GAME_IDS = ['search', 'page', 'tag', 'a-z', 'changes', 'compare', 'shelf', '_app'];
const RESERVED_GAME_PREFIXES = ['game-role-', 'role-Info-'];
const RESERVED_CHARACTER_IDS = ['_app'];

/** Items of one collection that have the same id; each names the place where the id came first. */
export function duplicateFaults(listed: readonly WithId[]): Fault[] {
  const first = new Map<string, string>();
  return listed.flatMap(({ item: { id }, where }): Fault[] => {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, where);
      return [];
    }
    return [{ where, what: `has the id of another item: ${before}`, item: id }];
  });
}

/** Games whose id is the address of another page. */
export function reservedGameFaults(listed: readonly WithId[]): Fault[] {
  return listed.flatMap(({ item: { id }, where }): Fault[] => {
    if (RESERVED_GAME_IDS.includes(id)) {
      const what = `the id "${id}" is taken: /game-library/${id}/ is a page of the site`;
      return [{ where, what, item: id }];
    }
    const prefix = RESERVED_GAME_PREFIXES.find((each) => id.startsWith(each));
    return prefix === undefined
      ? []
      : [
          {
            where,
            what: `the id "${id}" is taken: the site's own pages begin with "${prefix}"`,
            item: id,
          },
        ];
  });
}

/** Characters whose id is the address of another page. */
export function reservedCharacterFaults(listed: readonly WithId[]): Fault[] {
  return listed
    .filter(({ item: { id } }) => RESERVED_CHARACTER_IDS.includes(id))
    .map(({ item: { id }, where }) => ({
      where,
      what: `the id "${id}" is taken: /game-partner/${id}/ is a page of the site`,
      item: id,
    }));
}

/**
 * Roles that belong to no game.
 * @param gameIds the ids of all games that the API lists, broken ones too
 */
export function orphanFaults(
  roles: readonly Pick<WireRoleDetail, 'id' | 'game_id'>[],
  gameIds: ReadonlySet<string>,
): Fault[] {
  return roles
    .filter(({ game_id }) => !gameIds.has(game_id))
    .map(({ id, game_id }) => ({
      where: `${callName('entityDetail', { id })}, field game_id`,
      what: `expected the id of a game, but there is no game "${game_id}"`,
      item: id,
    }));
}

/** Games with more roles than a page may link to. */
export function crowdFaults(roles: readonly Pick<WireRoleDetail, 'game_id'>[]): Fault[] {
  const byGame = new Map<string, number>();
  for (const { game_id } of roles) byGame.set(game_id, (byGame.get(game_id) ?? 0) + 1);
  return [...byGame]
    .filter(([, count]) => count > LIMITS.roles)
    .map(([id, count]) => ({
      where: `${callName('entityList')}, roles of the game "${id}"`,
      what: `expected at most ${String(LIMITS.roles)}, got ${String(count)}`,
    }));
}

/** The game whose tags go beyond what a library may have. */
export function tagCountFaults(games: readonly Pick<WireGameDetail, 'id' | 'tags'>[]): Fault[] {
  const tags = new Set<string>();
  for (const game of games) {
    for (const tag of game.tags) tags.add(tag);
    if (tags.size <= LIMITS.differentTags) continue;
    return [
      {
        where: `${callName('gameDetail', { id: game.id })}, field tags`,
        what: `expected at most ${String(LIMITS.differentTags)} different tags in the whole library, here are more`,
      },
    ];
  }
  return [];
}

interface WithAliases {
  readonly id: string;
  readonly aliases?: readonly string[] | undefined;
}

/**
 * The item whose former ids go beyond what a library may have.
 * @param kinds the items by the name of their collection
 */
export function aliasCountFaults(kinds: Readonly<Record<string, readonly WithAliases[]>>): Fault[] {
  let count = 0;
  for (const [kind, items] of Object.entries(kinds)) {
    for (const { id, aliases = [] } of items) {
      count += aliases.length;
      if (count <= LIMITS.aliases) continue;
      return [
        {
          where: `${kind} ${id}, field aliases`,
          what: `expected at most ${String(LIMITS.aliases)} former ids in the whole library, here are more`,
        },
      ];
    }
  }
  return [];
}

/** Different tags that would share one address, such as `动作/冒险` and `动作 冒险`. */
export function tagFaults(games: readonly Pick<WireGameDetail, 'id' | 'tags'>[]): Fault[] {
  const bySlug = new Map<string, { readonly tag: string; readonly gameId: string }>();
  const told = new Set<string>();
  return games.flatMap(({ id, tags }) =>
    tags.flatMap((tag): Fault[] => {
      const slug = tagSlug(tag);
      const first = bySlug.get(slug);
      if (!first) bySlug.set(slug, { tag, gameId: id });
      if (!first || first.tag === tag || told.has(tag)) return [];
      told.add(tag);
      return [
        {
          where: `${callName('gameDetail', { id })}, field tags`,
          what: `the tag ${show(tag)} has the same address as ${show(first.tag)} of the game "${first.gameId}": /game-library/tag/${slug}/`,
          item: id,
        },
      ];
    }),
  );
}
