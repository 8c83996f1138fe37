import type { LateStrings } from '../string-bundles';

/** The strings of the seat beside a game, which a window of its own may show over any page. */
export const seatStrings = {
  zh: () => import('./seat-zh.lazy'),
  en: () => import('./seat-en.lazy'),
  ja: () => import('./seat-ja.lazy'),
} satisfies LateStrings;
