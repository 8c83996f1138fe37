import * as z from 'zod/mini';
import type { Locale } from '../../../config/locales';
import { namedSchema, pictureSchema, readOrMissing, readPageData } from './read-page-data';

/** The part of a game that a comparison shows, read from the game's page data. */
const gameSchema = z.object({
  gameId: z.string(),
  released: z.nullable(z.string()),
  platforms: z.array(z.string()),
  playersInWords: z.nullable(z.string()),
  sessionInWords: z.nullable(z.string()),
  sessionMinutes: z.nullable(z.object({ min: z.number(), max: z.number() })),
  moodsInWords: z.array(z.string()),
  access: z.nullable(z.object({ yes: z.array(z.string()), no: z.array(z.string()) })),
  accessInWords: z.nullable(
    z.object({
      known: z.array(z.string()),
      checked: z.nullable(z.string()),
    }),
  ),
  cover: pictureSchema,
  text: z.object({
    ...namedSchema.shape,
    summary: z.string(),
    tags: z.array(z.object({ label: z.string() })),
  }),
  character: z.nullable(
    z.object({ characterId: z.string(), avatar: pictureSchema, text: namedSchema }),
  ),
});

export type ComparedGame = z.infer<typeof gameSchema>;

const gamePageSchema = z.object({ game: gameSchema });

/**
 * Reads games as their own pages show them; undefined for one that the library no longer has.
 * @throws as `fetchSiteJson` does
 */
export function readGames(
  ids: readonly string[],
  locale: Locale,
  signal: AbortSignal,
): Promise<(ComparedGame | undefined)[]> {
  return Promise.all(
    ids.map(async (id) => {
      const read = readPageData('game', id, locale, gamePageSchema, signal);
      return (await readOrMissing(read))?.game;
    }),
  );
}
