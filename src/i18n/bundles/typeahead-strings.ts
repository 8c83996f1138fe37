import type { LateStrings } from '../string-bundles';

/** The strings of the suggestions, which no page carries. */
export const typeaheadStrings = {
  zh: () => import('./typeahead-zh.lazy'),
  en: () => import('./typeahead-en.lazy'),
  ja: () => import('./typeahead-ja.lazy'),
} satisfies LateStrings;
