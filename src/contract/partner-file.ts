import * as z from 'zod/mini';
import type { Locale } from '../config/locales';

// A partner as the build knew it, in a file of its own for each language: the page that is drawn for every partner carries
// the first of them alone, and the API has no call for a single one.

const textsSchema = z.array(z.string());
const pictureSchema = z.object({ src: z.string() });

/** Contents of such a file: the fields of the fragment `PartnerPage`. */
export const partnerFileSchema = z.object({
  characterId: z.string(),
  hasNotebook: z.boolean(),
  avatar: pictureSchema,
  figure: z.nullable(pictureSchema),
  text: z.object({
    name: z.string(),
    slogan: z.string(),
    html: z.string(),
    greeting: z.string(),
    tags: textsSchema,
    untranslated: textsSchema,
  }),
  zh: z.object({ tags: textsSchema }),
  games: z.array(z.object({ gameId: z.string(), text: z.object({ name: z.string() }) })),
  answers: z.array(
    z.object({
      say: z.string(),
      reply: z.string(),
      place: z.nullable(z.string()),
      game: z.nullable(z.object({ gameId: z.string(), text: z.object({ name: z.string() }) })),
    }),
  ),
  reasons: z.array(z.object({ gameId: z.string(), text: z.string() })),
});

export type PartnerFile = z.infer<typeof partnerFileSchema>;

/** The folder of these files in a language. */
export function partnerFolder(locale: Locale): string {
  return `/partner-data/${locale}/`;
}

/** The address of a partner's file. */
export function partnerFileAddress(locale: Locale, id: string): string {
  return `${partnerFolder(locale)}${id}.json`;
}
