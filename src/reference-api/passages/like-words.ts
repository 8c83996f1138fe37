import { LOCALES, type Locale } from '../../config/locales';
import { isLatin } from '../../local-search/normalize-text';
import type { QueryWord } from './query-words';
import { stemOf, textKey } from './text-key';
import alike from './words/alike.json';

/** The language that a query is written in, as far as its characters tell. */
export function languageOf(query: string): Locale {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(query)) return 'ja';
  return /\p{Script=Han}/u.test(query) ? 'zh' : 'en';
}

/** A word as it stands in a text: whole in Latin letters, without its ending. */
function inText(word: string): string {
  return isLatin(word) ? ` ${word.split(' ').map(stemOf).join(' ')} ` : word;
}

/** The words of alike meaning by each word of a language, of whichever groups it is in. */
function likenesses(groups: readonly (readonly string[])[]): ReadonlyMap<string, Set<string>> {
  const likes = new Map<string, Set<string>>();
  for (const group of groups) {
    const forms = group.map(textKey);
    for (const form of forms) {
      const key = inText(form);
      likes.set(key, new Set([...(likes.get(key) ?? []), ...forms]));
    }
  }
  return likes;
}

const likes = new Map(LOCALES.map((locale) => [locale, likenesses(alike[locale])]));

/** The words of a query as texts may say them otherwise: "how long" is told in minutes. */
export function likeWords(query: string): QueryWord[] {
  const key = textKey(query);
  const text = isLatin(key) ? inText(key) : key;
  return [...(likes.get(languageOf(query)) ?? [])]
    .filter(([word]) => text.includes(word))
    .map(([word, forms]) => ({
      ...{ shown: word.trim(), forms: [...forms], isKana: false, isLoose: false },
    }));
}
