import type { LibraryDatabase } from '../database/open-database';
import { queryWords } from './query-words';
import { unknownOf, weighWords } from './weigh-words';

/** The fewest words that no text has, and the part of all words that they must be more than. */
const SALAD = { words: 2, share: 0.5 } as const;

/**
 * True for a message most words of which no text has, nor any question of players, in any language: made-up syllables, or
 * something else altogether. The one word of it that is known tells nothing.
 */
export async function isWordSalad(db: LibraryDatabase, content: string): Promise<boolean> {
  const words = await weighWords(db, queryWords(content));
  const unknown = unknownOf(words).length;
  const all = new Set(words.map(({ shown }) => shown)).size;
  return unknown >= SALAD.words && unknown > SALAD.share * all;
}
