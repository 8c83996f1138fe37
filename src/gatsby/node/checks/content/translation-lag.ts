import path from 'node:path';
import { LOCALES, type Locale } from '../../../../config/locales';
import { laterVersion } from '../../../../contract/legal-versions';
import { headOf } from './legal-seals';
import type { OwnFile } from './own-files';

/** A legal text of which a language does not have the newest version. */
export interface TranslationLag {
  /** Path of the file that is missing. */
  readonly file: string;
  readonly locale: Locale;
  /** The last version that is translated; undefined where none is. */
  readonly version: string | undefined;
  /** The Chinese text that it lags behind. */
  readonly chinese: { readonly version: string; readonly effective: string };
  /** Days since the Chinese text took effect; negative before that. */
  readonly days: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The newest Chinese text of each document, by the document's folder. */
function newestChinese(files: readonly OwnFile[]): ReadonlyMap<string, OwnFile> {
  const newest = new Map<string, OwnFile>();
  for (const each of files) {
    const document = /^(content\/legal\/.*)\/[^/]+\/zh\.md$/.exec(each.file)?.[1];
    if (document === undefined) continue;
    const before = headOf(newest.get(document)?.text ?? '')?.effective ?? '';
    if ((headOf(each.text)?.effective ?? '') >= before) newest.set(document, each);
  }
  return newest;
}

/**
 * Lists the legal texts that readers of other languages see in Chinese.
 * @param today as `2026-11-28`
 */
export function translationLags(files: readonly OwnFile[], today: string): TranslationLag[] {
  const there = new Set(files.map(({ file }) => file));
  return [...newestChinese(files)].flatMap(([document, { file, text }]) => {
    const head = headOf(text);
    if (!head) return [];
    const chinese = { version: head.version, effective: head.effective };
    const days = Math.floor((Date.parse(today) - Date.parse(chinese.effective)) / DAY_MS);
    return LOCALES.filter((locale) => locale !== 'zh')
      .filter((locale) => !there.has(file.replace(/zh\.md$/, `${locale}.md`)))
      .map((locale): TranslationLag => {
        const versions = files
          .filter((each) => each.file.startsWith(`${document}/`))
          .filter((each) => path.basename(each.file) === `${locale}.md`)
          .flatMap((each) => headOf(each.text)?.version ?? [])
          .sort(laterVersion);
        return {
          file: file.replace(/zh\.md$/, `${locale}.md`),
          ...{ locale, version: versions.at(-1), chinese, days },
        };
      });
  });
}
