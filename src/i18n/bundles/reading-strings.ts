import type { LateStrings } from '../string-bundles';

/** The strings of what comes late: filters, favourites, the shelf, shortcuts. No page carries them. */
export const readingStrings = {
  zh: () => import('./reading-zh.lazy'),
  en: () => import('./reading-en.lazy'),
  ja: () => import('./reading-ja.lazy'),
} satisfies LateStrings;
