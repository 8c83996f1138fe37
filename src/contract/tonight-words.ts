import * as z from 'zod/mini';
import type { Locale } from '../config/locales';
import { FILTER_FILE_GAMES } from './library-filter';

// Who sits at tonight's table, in a file for each language: which games each partner knows and what they say of them, and
// of one another's choice. The facts of the games, by which it is decided who may lay what, are in the files of the
// library's filter (`library-filter.ts`).

const textByIdSchema = z.record(z.string(), z.string());

const partnerSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Present where the name stayed Chinese. */
  foreign: z.optional(z.literal(1)),
  /** The address of the face. */
  face: z.string(),
  knows: z.array(z.string()),
  /** Sentences of their own, by the ids of games: not of every game that is known. */
  says: textByIdSchema,
  /** Lines to the others, by their ids. */
  disagrees: textByIdSchema,
});

export const tonightWordsSchema = z.object({
  partners: z.array(partnerSchema),
  /** Words for moods, by their keys. */
  moods: textByIdSchema,
  /**
   * Words of the cards of games that somebody knows without a sentence, in a library whose filter files have none;
   * `foreign` where they stayed Chinese.
   */
  teasers: z.record(z.string(), z.object({ text: z.string(), foreign: z.optional(z.literal(1)) })),
});

/** Words of the table in one language. */
export type TonightWords = z.infer<typeof tonightWordsSchema>;

/** The folder of these files. */
const TONIGHT_WORDS_FOLDER = '/tonight-words/';

/** The address of a language's file. */
export function tonightWordsAddress(locale: Locale): string {
  return `${TONIGHT_WORDS_FOLDER}${locale}.json`;
}

/** Files of the library that are read at the most: of a larger library than that, the games that it lists first. */
const MOST_FILES = 10;

/** Says how many files of the library's filter a table is laid from. @param games how many there are, by the first of them */
export function tableFileCount(games: number): number {
  return Math.min(MOST_FILES, Math.max(1, Math.ceil(games / FILTER_FILE_GAMES)));
}
