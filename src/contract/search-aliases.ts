import type { Locale } from '../config/locales';

/** Name that a search finds an item by though no page shows it. */
export interface SearchAlias {
  readonly name: string;
  /** The language in which it is read. */
  readonly locale: Locale;
  /** True when it is the words of an id that the item had before: nobody may be told that it is a name. */
  readonly isFormerId: boolean;
}

/** Words of letters with hyphens between them, perhaps with a number: `tea-hills`, `Final_Quest_2`. */
const WORDS = /^[A-Za-z]{2,}(?:[-_](?:[A-Za-z]+|\d+))*$/;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;

function localeOf(name: string): Locale {
  if (KANA.test(name)) return 'ja';
  return HAN.test(name) ? 'zh' : 'en';
}

/**
 * Lists what an item is found by besides its name in each language: its other names, and the words of its former ids,
 * which are what people remember of an old address. An id that is a number or a code says nothing.
 * @param otherNames `other_names` on the wire
 * @param aliases the ids that the item had before
 */
export function searchAliases(
  otherNames: readonly string[] = [],
  aliases: readonly string[] = [],
): SearchAlias[] {
  const ids = aliases.filter((id) => WORDS.test(id));
  return [
    ...otherNames.map((name) => ({ name, locale: localeOf(name), isFormerId: false })),
    ...ids.map((id) => ({
      name: id.replace(/[-_]/g, ' '),
      locale: 'en' as const,
      isFormerId: true,
    })),
  ];
}
