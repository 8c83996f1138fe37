import * as z from 'zod/mini';
import {
  activitySchema,
  bannerSchema,
  gameDetailSchema,
  roleDetailSchema,
} from '../../../../contract/library';
import { LIMITS } from '../../../../contract/limits';
import { characterSchema } from '../../../../contract/partners';
import { nameSchema } from '../../../../contract/texts';
import { hostileItem } from '../../../../contract/testing/hostile-items';
import { hostileText } from '../../../../contract/testing/hostile-texts';
import { sampled } from '../../../../testing/check-property';
import type { Item, SmallLibrary } from './small-library';

/** How many of so many items are of a kind; the API lists activities and banners whole, a thousand at the most. */
const SHARES = { g: 0.35, r: 0.35, c: 0.1, a: 0.1, b: 0.1 };
const SCHEMAS = {
  ...{ g: gameDetailSchema, r: roleDetailSchema, c: characterSchema },
  ...{ a: activitySchema, b: bannerSchema },
};

type Kind = keyof typeof SHARES;

/** Number of different tags that all games share; a library may have no more than 2,000. Of platforms it is a part. */
const SHARED = 1_000;
const OF_PLATFORMS = 0.1;

const anyItem = z.record(z.string(), z.unknown());
const perhapsItem = z.catch(anyItem, {});

function idsOf(kind: Kind, items: number): string[] {
  const isPaged = kind === 'g' || kind === 'r' || kind === 'c';
  const count = Math.ceil(Math.min(isPaged ? items : LIMITS.listed, items * SHARES[kind]));
  return Array.from({ length: count }, (_, at) => kind + String(at));
}

/** Replaces the texts of a list by those of a pool, from a place of it on. */
function pooled(list: unknown, pool: readonly string[], from: number): unknown {
  return Array.isArray(list) ? list.map((_, at) => pool[(from + at) % pool.length]) : list;
}

/**
 * A library in which every text is hostile, and many a field something else. Ids are sound and tell the kind: `g7` is a
 * game, `r7` a role.
 * @param items how many games, roles, characters, activities and banners there are together
 * @param pictures addresses of pictures that are there
 */
export function hostileLibrary(items: number, pictures: readonly string[]): SmallLibrary {
  const games = idsOf('g', items);
  const itemsOf = (kind: Kind, known: readonly string[]): Item[] => {
    const ids = idsOf(kind, items);
    const values = sampled(hostileItem(SCHEMAS[kind], { ids: known, pictures }), ids.length);
    return ids.map((id, at) => ({ ...anyItem.parse(values[at]), id }));
  };
  const tags = sampled(hostileText, SHARED);
  const platforms = tags.slice(0, SHARED * OF_PLATFORMS);
  const characters = itemsOf('c', games);
  return {
    games: itemsOf('g', games).map((game, at) => ({
      ...game,
      character_id: characters[at]?.id,
      tags: pooled(game.tags, tags, at * 3),
      platforms: pooled(game.platforms, platforms, at * 3),
    })),
    roles: itemsOf('r', idsOf('r', items)).map((role, at) => ({
      ...role,
      game_id: games[at % games.length],
    })),
    characters,
    homeCharacters: characters.slice(0, 8),
    activities: itemsOf('a', []),
    banners: itemsOf('b', []),
  };
}

/** Characters of a text that search engines show whole. */
const SHORT = 24;

function isShort(text: string): boolean {
  return text.length <= SHORT && nameSchema.safeParse(text).success;
}

/** Replaces what search engines show of an item in each language, and takes its former ids, which may be another's. */
function withHead(item: Item, [zh, en, ja, title]: readonly string[]): Item {
  const head = (name: string | undefined) => ({ name, summary: name, title, tags: [] });
  const i18n = perhapsItem.parse(item.i18n);
  const inLanguage = (texts: unknown, name: string | undefined) => ({
    ...perhapsItem.parse(texts),
    ...head(name),
  });
  return {
    ...item,
    ...head(zh),
    aliases: [],
    i18n: { en: inLanguage(i18n.en, en), ja: inLanguage(i18n.ja, ja) },
  };
}

/**
 * Adds so many games with a role each to a library: hostile in every text, and yet as the contract and the build doctor
 * want them.
 * @returns their ids; the role of `hostile-1` is `hostile-1-role`
 */
export function addHostileGames(library: SmallLibrary, count: number): string[] {
  const names = [...new Set(sampled(hostileText.filter(isShort), count * 10))];
  const valid = (kind: 'g' | 'r') => {
    const fits = hostileItem(SCHEMAS[kind]).filter((item) => SCHEMAS[kind].safeParse(item).success);
    return sampled(fits, count).map((item) => withHead(anyItem.parse(item), names.splice(0, 4)));
  };
  const ids = Array.from({ length: count }, (_, at) => `hostile-${String(at)}`);
  library.games.push(...valid('g').map((game, at) => ({ ...game, id: ids[at] })));
  library.roles.push(
    ...valid('r').map((role, at) => ({ ...role, id: `${ids[at] ?? ''}-role`, game_id: ids[at] })),
  );
  return ids;
}
