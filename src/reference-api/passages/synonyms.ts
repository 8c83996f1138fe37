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

/** The synonyms by each word of a language, of whichever groups it is in. */
function byWord(lists: readonly (readonly string[])[]): ReadonlyMap<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const group of lists) {
    const forms = group.map(textKey);
    for (const form of forms) {
      const key = inText(form);
      found.set(key, new Set([...(found.get(key) ?? []), ...forms]));
    }
  }
  return found;
}

const synonyms = new Map(LOCALES.map((locale) => [locale, byWord(groups[locale])]));

/** Words by which texts may say otherwise what a query says: "how long" is told in minutes. */
export function synonymsOf(query: string): QueryWord[] {
  const key = textKey(query);
  const text = isLatin(key) ? inText(key) : key;
  return [...(synonyms.get(languageOf(query)) ?? [])]
    .filter(([word]) => text.includes(word))
    .map(([word, forms]) => ({
      ...{ shown: word.trim(), forms: [...forms], isKana: false, isLoose: false },
    }));
}
