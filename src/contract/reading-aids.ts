import * as z from 'zod/mini';
import type { Locale } from '../config/locales';

// Aids for whoever reads a game or one of its roles on its quiet page: few do, so that no page carries them. The build
// writes one file for each game and language; `src/platform/reading-aids.ts` reads it.

export const readingAidsSchema = z.object({
  /** The sentences of the game that matter first; none where nobody has written them. */
  essentials: z.array(z.string()),
  /** Present where those sentences stayed Chinese. */
  foreign: z.optional(z.literal(1)),
  /** Names of the game and its roles, as a text writes them, each with its reading. */
  names: z.array(z.tuple([z.string(), z.string()])),
});

export type ReadingAids = z.infer<typeof readingAidsSchema>;

/** The folder of these files in a language. */
export function readingAidsFolder(locale: Locale): string {
  return `/reading-aids/${locale}/`;
}

/** The address of the aids to a game. */
export function readingAidsAddress(locale: Locale, gameId: string): string {
  return `${readingAidsFolder(locale)}${gameId}.json`;
}
