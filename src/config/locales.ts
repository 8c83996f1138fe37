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
  /** The tag of its dates and numbers. */
  readonly formats: string;
  /** Open Graph's spelling of the tag. */
  readonly openGraph: string;
}

/** Everything that depends on the language alone: one record each. */
export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = {
  zh: {
    ...{ tag: 'zh-CN', name: '中文', prefix: '', siteName: '游伴' },
    ...{ formats: 'zh-CN', openGraph: 'zh_CN' },
  },
  // English for everybody, spelt and dated as in Britain.
  en: {
    ...{ tag: 'en', name: 'English', prefix: '/en', siteName: 'Youban' },
    ...{ formats: 'en-GB', openGraph: 'en_GB' },
  },
  ja: {
    ...{ tag: 'ja', name: '日本語', prefix: '/ja', siteName: '遊伴' },
    ...{ formats: 'ja', openGraph: 'ja_JP' },
  },
};

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
