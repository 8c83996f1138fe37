import type { Locale } from '../../config/locales';

/** Returns what stands between the names of a list. */
export function listComma(locale: Locale): string {
  return locale === 'en' ? ', ' : '、';
}
