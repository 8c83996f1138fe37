import * as z from 'zod/mini';
import type { Locale } from '../../../config/locales';
import { ID_PATTERN } from '../../../contract/patterns';
import { fetchSiteJson, SiteJsonError } from '../../../platform/network/fetch-site-json';
import { href, type Place } from '../../../routes';

/** Columns that a table has room for. */
export const MOST_COMPARED = 4;

/** Reads the roles that a fragment such as `#one,two` names: each once, four at the most. */
export function readCompared(hash: string): string[] {
  const ids = hash
    .replace(/^#/, '')
    .split(',')
    .filter((id) => ID_PATTERN.test(id));
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

/** Makes the fragment of a comparison, with its `#`; empty for nobody. */
export function comparedFragment(ids: readonly string[]): string {
  return ids.length === 0 ? '' : `#${ids.join(',')}`;
}

const namedSchema = z.object({ name: z.string(), untranslated: z.array(z.string()) });

/** The part of a role that a comparison shows, read from the role's page data. */
const roleSchema = z.object({
  roleId: z.string(),
  rarity: z.nullable(z.number()),
  avatar: z.object({
    src: z.string(),
    srcSet: z.string(),
    width: z.number(),
    height: z.number(),
    color: z.string(),
  }),
  text: z.object({
    ...namedSchema.shape,
    title: z.string(),
    tags: z.array(z.string()),
    attributes: z.array(z.object({ label: z.string(), value: z.string() })),
    skills: z.array(z.object({ name: z.string(), html: z.string() })),
  }),
  game: z.object({ gameId: z.string(), text: namedSchema }),
});

export type ComparedRole = z.infer<typeof roleSchema>;

function pageData<S extends z.ZodMiniType>(data: S) {
  return z.object({ result: z.object({ data }) });
}

const rolePageSchema = pageData(z.object({ role: roleSchema }));

const gameRolesSchema = pageData(
  z.object({
    game: z.object({ roles: z.array(z.object({ roleId: z.string(), text: namedSchema })) }),
  }),
);

function pageDataAddress(address: string): string {
  return `/page-data${address}page-data.json`;
}

/** Gives the place of pc: the page data of both variants is the same. */
function placeOf(locale: Locale): Place {
  return { locale, variant: 'pc' };
}

/**
 * Reads, or gives undefined where the site no longer has such a page.
 * @throws what else goes wrong
 */
async function readOrMissing<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof SiteJsonError && error.status !== 200 && error.status < 500) {
      return undefined;
    }
    throw error;
  }
}

/**
 * Reads roles as their own pages show them; undefined for one that the library no longer has.
 * @throws as `fetchSiteJson` does
 */
export function readRoles(
  ids: readonly string[],
  locale: Locale,
  signal: AbortSignal,
): Promise<(ComparedRole | undefined)[]> {
  return Promise.all(
    ids.map((id) =>
      readOrMissing(
        fetchSiteJson(
          pageDataAddress(href('role', { id }, placeOf(locale))),
          (json) => rolePageSchema.parse(json).result.data.role,
          signal,
        ),
      ),
    ),
  );
}

export interface RoleChoice {
  readonly id: string;
  readonly name: string;
}

/**
 * Reads the roles of a game from the data of the page that lists them.
 * @throws as `fetchSiteJson` does
 */
export function readRolesOfGame(
  gameId: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<RoleChoice[]> {
  return fetchSiteJson(
    pageDataAddress(href('gameRoles', { id: gameId }, placeOf(locale))),
    (json) =>
      gameRolesSchema
        .parse(json)
        .result.data.game.roles.map(({ roleId, text }) => ({ id: roleId, name: text.name })),
    signal,
  );
}
