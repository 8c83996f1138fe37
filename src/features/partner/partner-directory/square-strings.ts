import type { Locale } from '../../../config/locales';
import type { StringsBundle } from '../../../i18n/string-bundles';

/** The strings of the square's late parts, which no page carries. */
export const loadSquareStrings = {
  zh: () => import('../../../i18n/bundles/square-zh.lazy'),
  en: () => import('../../../i18n/bundles/square-en.lazy'),
  ja: () => import('../../../i18n/bundles/square-ja.lazy'),
} satisfies Record<Locale, () => Promise<{ readonly strings: StringsBundle }>>;
