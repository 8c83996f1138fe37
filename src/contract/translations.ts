import { DEFAULT_LOCALE, type Locale } from '../config/locales';

/** Translations as they come with an item: any of its text fields, in any language but Chinese. */
export type Translations<T> = Readonly<
  Partial<Record<Exclude<Locale, 'zh'>, { readonly [K in keyof T]?: T[K] | undefined } | undefined>>
>;

/** Text fields in one language, and the names of those that had to stay Chinese. */
export interface Translated<T> {
  readonly texts: T;
  readonly untranslated: readonly (keyof T & string)[];
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function sameLength(original: unknown, translation: unknown): boolean {
  return (
    !Array.isArray(original) ||
    (Array.isArray(translation) && translation.length === original.length)
  );
}

/**
 * Text fields in a language. What has no translation, or a list of another length than the Chinese
 * one, stays Chinese and is named, so that a page can mark it with `lang="zh-CN"` (contract, "Conventions").
 */
export function translate<T extends object>(
  original: T,
  translations: Translations<T> | undefined,
  locale: Locale,
): Translated<T> {
  if (locale === DEFAULT_LOCALE) return { texts: original, untranslated: [] };
  const given = translations?.[locale];
  const texts = { ...original };
  const untranslated: (keyof T & string)[] = [];
  for (const key in original) {
    const value = given?.[key];
    if (value !== undefined && !isBlank(value) && sameLength(original[key], value)) {
      texts[key] = value;
    } else if (!isBlank(original[key])) {
      untranslated.push(key);
    }
  }
  return { texts, untranslated };
}

/** The part of an item that is told by its own texts: words for its pictures are another matter (`describe-picture.ts`). */
type Told<W> = Omit<W, 'picture_texts' | 'i18n'>;

/** Puts an item, as it comes over the wire, into a language, as {@link translate} does. */
export function translateItem<
  W extends { readonly picture_texts?: unknown; readonly i18n?: Translations<Told<W>> | undefined },
>({ picture_texts: _words, i18n, ...item }: W, locale: Locale): Translated<Told<W>> {
  return translate<Told<W>>(item, i18n, locale);
}
