import type { LateStrings } from '../string-bundles';

/** The strings of the square's late parts, which no page carries. */
export const squareStrings = {
  zh: () => import('./square-zh.lazy'),
  en: () => import('./square-en.lazy'),
  ja: () => import('./square-ja.lazy'),
} satisfies LateStrings;
