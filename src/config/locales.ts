/** The languages of the site. Chinese is the default and has no prefix in addresses. */
export const LOCALES = ['zh', 'en', 'ja'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE = 'zh' satisfies Locale;

interface LocaleFacts {
  /** The language tag of HTML and hreflang (BCP 47). */
  readonly tag: string;
  /** The language's name in itself. */
  readonly name: string;
  /** First part of every address in this language. */
  readonly prefix: '' | '/en' | '/ja';
  /** The site's name in titles. */
  readonly siteName: string;
  /** Open Graph's spelling of the tag. */
  readonly openGraph: string;
}

/** Everything that depends on the language alone: one record each. */
export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = {
  zh: { tag: 'zh-CN', name: '中文', prefix: '', siteName: '游伴', openGraph: 'zh_CN' },
  en: { tag: 'en', name: 'English', prefix: '/en', siteName: 'Youban', openGraph: 'en_US' },
  ja: { tag: 'ja', name: '日本語', prefix: '/ja', siteName: '遊伴', openGraph: 'ja_JP' },
};

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
