import type { Locale } from '../config/locales';

/** The strings of a namespace in one language, by key. */
export type StringsBundle = Readonly<Record<string, string>>;

type Load = () => Promise<{ readonly strings: StringsBundle }>;

/**
 * Namespaces that no page carries, because few visitors need them; each file is fetched by itself. A module around
 * the JSON, because webpack brings code for JSON that is imported late into every page.
 */
const bundles = {
  login: {
    zh: () => import('./bundles/login-zh.lazy'),
    en: () => import('./bundles/login-en.lazy'),
    ja: () => import('./bundles/login-ja.lazy'),
  },
} satisfies Record<string, Record<Locale, Load>>;

/**
 * A namespace that no page carries. Chats, the square, the typeahead, the consent notice and what is read late bring
 * theirs by themselves, because this file is in every page.
 */
export type LoadedNamespace =
  keyof typeof bundles | 'chat' | 'consent' | 'reading' | 'square' | 'typeahead';

/**
 * Fetches the strings of a namespace in a language; show them beneath `WithStrings`.
 * @throws when they do not come
 */
export async function loadStrings(
  locale: Locale,
  namespace: keyof typeof bundles,
): Promise<StringsBundle> {
  return (await bundles[namespace][locale]()).strings;
}
