import { remembered, type Pronunciations } from '../../../local-search/name-forms';
import { readJapanese } from '../../../node/japanese-reading';
import { pinyinSyllables } from '../../../node/pinyin';

/**
 * Opens the pronunciations of one build: the index of names from A to Z and the suggestions of the search fields ask for
 * the same names, and each is looked up once. Let it go when both are made; a large library has 100,000 names.
 */
export function openPronunciations(): Pronunciations {
  return { pinyin: remembered(pinyinSyllables), japanese: remembered(readJapanese) };
}
