import { foldRomaji, foldText, isLatin, joinWords } from './fold-text';
import { ROMAJI_MARK } from './index-format';

/** Longer beginnings than this tell no more. */
export const LONGEST_BEGINNING = 16;

/** A long Latin word is also found from its second and third letter on, so that an error in its first ones does no harm. */
const LATER_LETTERS = [1, 2];
const LONG_WORD = 5;

/** A text from a place on where a query may begin. */
export interface Beginning {
  readonly text: string;
  /** The whole form begins there. */
  readonly isFirst: boolean;
}

/** The places of a form from which it is found in a large library. */
export function beginningsOf(form: string): Beginning[] {
  const folded = form.startsWith(ROMAJI_MARK) ? form.slice(ROMAJI_MARK.length) : form;
  const { text, starts } = joinWords(folded);
  const places = new Set(starts);
  for (const start of starts) {
    const next = starts.find((each) => each > start) ?? text.length;
    if (next - start < LONG_WORD || !isLatin(text.slice(start, next))) continue;
    for (const letters of LATER_LETTERS) places.add(start + letters);
  }
  return [...places].map((place) => ({
    text: text.slice(place, place + LONGEST_BEGINNING),
    isFirst: place === 0,
  }));
}

/** So many places of a query are tried where it is not found from its first character on. */
const MOST_PLACES = 6;

/**
 * The texts that are looked for in the buckets, one after the other until there is something: the query from its first
 * character on (in both spellings), then its other words, then from later characters on, for errors before them.
 */
export function beginningsOfQuery(query: string): string[] {
  const folded = foldText(query);
  const { text, starts } = joinWords(folded);
  const later = Array.from({ length: MOST_PLACES }, (_, at) => at + 1);
  const places = [0, ...starts, ...later].filter((place) => place < text.length - 1 || place === 0);
  const texts = [...new Set(places)].slice(0, MOST_PLACES + 1).map((place) => text.slice(place));
  const spelt = isLatin(text) ? [foldRomaji(text)] : [];
  return [...new Set([...texts.slice(0, 1), ...spelt, ...texts.slice(1)])].filter((each) => each !== '');
}
