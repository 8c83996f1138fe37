import type { LateStrings } from '../string-bundles';

/** The strings of the quiet page. No page carries them. */
export const quietPageStrings = {
  zh: () => import('./quiet-page-zh.lazy'),
  en: () => import('./quiet-page-en.lazy'),
  ja: () => import('./quiet-page-ja.lazy'),
} satisfies LateStrings;
