import type { Locale } from '../config/locales';
import type { StringsBundle } from './string-bundles';

/** The strings of what comes late: filters, favourites, the shelf, shortcuts. No page carries them. */
export const readingStrings = {
  zh: () => import('./bundles/reading-zh.lazy'),
  en: () => import('./bundles/reading-en.lazy'),
  ja: () => import('./bundles/reading-ja.lazy'),
} satisfies Record<Locale, () => Promise<{ readonly strings: StringsBundle }>>;
