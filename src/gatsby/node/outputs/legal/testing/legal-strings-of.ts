import { readFileSync } from 'node:fs';
import type { Locale } from '../../../../../config/locales';
import { legalStrings, type LegalStrings } from '../legal-strings';

/** Reads the strings of legal files in a language, as a build has them. */
export function legalStringsOf(locale: Locale): LegalStrings {
  const read = (name: string): string =>
    readFileSync(`content/locales/${locale}/${name}.json`, 'utf8');
  return legalStrings(read('legal'), read('legal-files'));
}
