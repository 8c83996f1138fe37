import { normalizeRomaji, normalizeText, initialsOf, isLatin, joinWords } from './normalize-text';
import { readForm } from './read-forms';

/** Longer beginnings than this tell no more. */
const LONGEST_BEGINNING = 16;

/** A long Latin word is also found from its second and third letter on, so that an error in its first ones does no harm. */
const LATER_LETTERS = [1, 2];
const LONG_WORD = 5;

/** A text from a place on where a query may begin. */
export interface PrefixKey {
  readonly text: string;
  /** The whole form begins there. */
  readonly isFirst: boolean;
}

/** Initials are found from the first letter on, and from the second one, behind an article. */
const PLACES_OF_INITIALS = 2;

function initialBeginnings(form: string): PrefixKey[] {
  const initials = initialsOf(form)?.replaceAll(' ', '') ?? '';
  return Array.from(initials.slice(0, PLACES_OF_INITIALS), (_, place) => ({
    text: initials.slice(place, place + LONGEST_BEGINNING),
    isFirst: false,
  }));
}

/** The places of a form, marked as an index has it, from which it is found in a large library. */
export function prefixKeysOf(form: string): PrefixKey[] {
  const { text: folded, isRomaji } = readForm(form);
  const { text, starts } = joinWords(folded);
  const places = new Set(starts);
  for (const start of starts) {
    const next = starts.find((each) => each > start) ?? text.length;
    if (next - start < LONG_WORD || !isLatin(text.slice(start, next))) continue;
    for (const letters of LATER_LETTERS) places.add(start + letters);
  }
  const beginnings = [...places].map((place) => ({
    text: text.slice(place, place + LONGEST_BEGINNING),
    isFirst: place === 0,
  }));
  return isRomaji ? beginnings : [...beginnings, ...initialBeginnings(folded)];
}

/** The most texts to look for where a query is not found as it is. */
const MOST_TEXTS = 8;

/** Errors are looked for among so many letters; before later ones, the beginning is right and leads there. */
const FIRST_LETTERS = [0, 1, 2];

/** A text with two neighbours in the other order. */
function swapAt(text: string, place: number): string {
  const [first = '', second = ''] = text.slice(place, place + 2);
  return text.slice(0, place) + second + first + text.slice(place + 2);
}

/**
 * The texts that are looked for in the buckets, one after the other until there is something: the query from its first
 * character on (in both spellings), then its other words, then what it would be with two of its first letters swapped,
 * and without its first letters.
 */
export function prefixKeysOfQuery(query: string): string[] {
  const folded = normalizeText(query);
  const { text, starts } = joinWords(folded);
  const letters = FIRST_LETTERS.filter((place) => place + 2 < text.length);
  const texts = [
    text,
    ...(isLatin(text) ? [normalizeRomaji(text)] : []),
    ...starts.map((place) => text.slice(place)),
    ...(isLatin(text) ? letters.map((place) => swapAt(text, place)) : []),
    ...LATER_LETTERS.map((place) => text.slice(place)),
  ];
  return [...new Set(texts)].filter((each) => each !== '').slice(0, MOST_TEXTS);
}
