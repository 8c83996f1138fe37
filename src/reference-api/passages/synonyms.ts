import { LOCALES, type Locale } from '../../config/locales';
import { isLatin } from '../../local-search/normalize-text';
import type { QueryWord } from './query-words';
import { stemOf, textKey } from './text-key';
import groups from './words/synonyms.json';

/** The language that a query is written in, as far as its characters tell. */
export function languageOf(query: string): Locale {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(query)) return 'ja';
  return /\p{Script=Han}/u.test(query) ? 'zh' : 'en';
}

/** A word as it stands in a text: whole in Latin letters, without its ending. */
function inText(word: string): string {
  return isLatin(word) ? ` ${word.split(' ').map(stemOf).join(' ')} ` : word;
}

interface Group {
  /** The words as they stand in a text. */
  readonly inText: readonly string[];
  readonly forms: readonly string[];
}

const synonyms = new Map<Locale, readonly Group[]>(
  LOCALES.map((locale) => [
    locale,
    groups[locale].map((group) => {
      const forms = [...new Set(group.map(textKey))];
      return { inText: forms.map(inText), forms };
    }),
  ]),
);

/** Words by which texts may say otherwise what a query says: "how long" is told in minutes. Each sense of a word is one. */
export function synonymsOf(query: string): QueryWord[] {
  const key = textKey(query);
  const text = isLatin(key) ? inText(key) : key;
  return (synonyms.get(languageOf(query)) ?? []).flatMap(({ inText: words, forms }) => {
    const word = words.find((each) => text.includes(each));
    return word === undefined ? [] : [{ shown: word.trim(), forms, isKana: false, isLoose: false }];
  });
}
