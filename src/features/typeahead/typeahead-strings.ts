import type { Locale } from '../../config/locales';
import type { StringsBundle } from '../../i18n/string-bundles';

/** The strings of the suggestions, which no page carries. */
export const loadTypeaheadStrings = {
  zh: () => import('../../i18n/bundles/typeahead-zh.lazy'),
  en: () => import('../../i18n/bundles/typeahead-en.lazy'),
  ja: () => import('../../i18n/bundles/typeahead-ja.lazy'),
} satisfies Record<Locale, () => Promise<{ readonly strings: StringsBundle }>>;
