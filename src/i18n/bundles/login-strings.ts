import type { LateStrings } from '../string-bundles';

/** The strings of the login dialog, which no page carries. */
export const loginStrings = {
  zh: () => import('./login-zh.lazy'),
  en: () => import('./login-en.lazy'),
  ja: () => import('./login-ja.lazy'),
} satisfies LateStrings;
