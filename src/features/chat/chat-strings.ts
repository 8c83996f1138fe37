import type { Locale } from '../../config/locales';
import type { StringsBundle } from '../../i18n/string-bundles';

/** The strings of chats, which no page carries. By themselves, so that no page names their files either. */
export const loadChatStrings = {
  zh: () => import('../../i18n/bundles/chat-zh.lazy'),
  en: () => import('../../i18n/bundles/chat-en.lazy'),
  ja: () => import('../../i18n/bundles/chat-ja.lazy'),
} satisfies Record<Locale, () => Promise<{ readonly strings: StringsBundle }>>;
