import path from 'node:path';
import { LOCALES, type Locale } from '../../../../config/locales';
import { headOf } from './legal-history';
import type { OwnFile } from './own-files';

/** A legal text that a language does not have, or has in an older version. */
export interface TranslationLag {
  /** Path of the file that is missing or old. */
  readonly file: string;
  readonly locale: Locale;
  /** Version of the translation; undefined where there is none. */
  readonly version: string | undefined;
  /** The Chinese text that it lags behind. */
  readonly chinese: { readonly version: string; readonly effective: string };
  /** Days since the Chinese text took effect; negative before that. */
  readonly days: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Lists the legal texts that readers of other languages see in Chinese, or in a version that is no longer in force.
 * @param today as `2026-11-28`
 */
export function translationLags(files: readonly OwnFile[], today: string): TranslationLag[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  return files
    .filter(({ file }) => file.startsWith('content/legal/') && file.endsWith('/zh.md'))
    .flatMap(({ file, text }) => {
      const chinese = headOf(text);
      if (!chinese) return [];
      const days = Math.floor((Date.parse(today) - Date.parse(chinese.effective)) / DAY_MS);
      return LOCALES.filter((locale) => locale !== 'zh').flatMap((locale): TranslationLag[] => {
        const translated = path.posix.join(path.posix.dirname(file), `${locale}.md`);
        const own = texts.get(translated);
        const version = own === undefined ? undefined : headOf(own)?.version;
        return version === chinese.version
          ? []
          : [{ file: translated, locale, version, chinese, days }];
      });
    });
}
