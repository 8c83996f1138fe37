import type { LateStrings } from '../string-bundles';

/** The strings of chats, which no page carries. By themselves, so that no page names their files either. */
export const chatStrings = {
  zh: () => import('./chat-zh.lazy'),
  en: () => import('./chat-en.lazy'),
  ja: () => import('./chat-ja.lazy'),
} satisfies LateStrings;
