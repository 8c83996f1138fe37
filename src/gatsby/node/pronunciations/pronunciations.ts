import { pinyinSyllables } from '../../../node/pinyin';
import { readJapanese, type JapaneseReading } from '../../../node/japanese-reading';

/** How names are read in Chinese and Japanese. */
export interface Pronunciations {
  /** The syllables of a Chinese name; see `pinyinSyllables`. */
  readonly pinyin: (name: string) => readonly string[];
  /** See `readJapanese`. */
  readonly japanese: (name: string) => JapaneseReading;
}

/** Makes of a function of a text one that works each text out once. */
export function remembered<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = of(text);
    known.set(text, found);
    return found;
  };
}

/**
 * The readings of one build: the index of names from A to Z and the suggestions of the search fields ask for the same
 * names, and each is looked up once. Let it go when both are made; a large library has 100,000 names.
 */
export function openPronunciations(): Pronunciations {
  return { pinyin: remembered(pinyinSyllables), japanese: remembered(readJapanese) };
}
