import type { Locale } from '../config/locales';

/** The strings of a namespace in one language, by key. */
export type StringsBundle = Readonly<Record<string, string>>;

/**
 * The strings of a namespace that no page carries, each language in a file of its own. A module stands around the JSON
 * (`bundles/`), because webpack brings code for JSON that is imported late into every page.
 */
export type LateStrings = Readonly<
  Record<Locale, () => Promise<{ readonly strings: StringsBundle }>>
>;

/** The namespaces that no page carries: whoever shows them brings their {@link LateStrings}. */
export type LoadedNamespace =
  | 'chat'
  | 'consent'
  | 'login'
  | 'quiet-page'
  | 'reading'
  | 'seat'
  | 'square'
  | 'typeahead';
