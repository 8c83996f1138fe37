import * as z from 'zod/mini';
import type { Locale } from '../../../config/locales';
import { namedSchema, pictureSchema, readOrMissing, readPageData } from './read-page-data';

/** The part of a role that a comparison shows, read from the role's page data. */
const roleSchema = z.object({
  roleId: z.string(),
  rarity: z.nullable(z.number()),
  avatar: pictureSchema,
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

const rolePageSchema = z.object({ role: roleSchema });

const gameRolesSchema = z.object({
  game: z.object({
    text: namedSchema,
    roles: z.array(z.object({ roleId: z.string(), avatar: pictureSchema, text: namedSchema })),
  }),
});

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
    ids.map(async (id) => {
      const read = readPageData('role', id, locale, rolePageSchema, signal);
      return (await readOrMissing(read))?.role;
    }),
  );
}

/**
 * Reads a game with its roles from the data of the page that lists them.
 * @throws as `fetchSiteJson` does
 */
export async function readRolesOfGame(gameId: string, locale: Locale, signal: AbortSignal) {
  return (await readPageData('gameRoles', gameId, locale, gameRolesSchema, signal)).game;
}
