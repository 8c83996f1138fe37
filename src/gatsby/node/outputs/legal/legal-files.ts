import path from 'node:path';
import * as z from 'zod/mini';
import { LOCALES, localeFacts, type Locale } from '../../../../config/locales';
import { writeIfChanged } from '../../../../node/write-file';
import { fillPlaceholders } from '../../../../markdown/fill-placeholders';
import { href } from '../../../../routes';
import { isListed } from '../../../../routes/table';
import type { LegalDocument } from '../../sources/legal';
import { legalHtml, type LegalStrings, type LegalText } from './legal-html';
import { removeStaleFiles } from '../publish/remove-stale-files';

/** Every Markdown file of `content/legal` with what a document shows of it, by its relative path. */
export type LegalTexts = ReadonlyMap<string, Omit<LegalText, 'textLocale' | 'isListed'>>;

const stringsSchema = z.object({
  version: z.string(),
  'chinese-only': z.string(),
  home: z.string(),
  'other-languages': z.string(),
});

/** The strings of the `legal` namespace, as JSON text. */
export function legalStrings(json: string): LegalStrings {
  return stringsSchema.parse(JSON.parse(json));
}

/** The address of a document's file in a language. */
export function legalAddress({ kind, name }: LegalDocument, locale: Locale): string {
  const place = { locale, variant: 'pc' } as const;
  return kind === 'page'
    ? href('legalFile', { doc: name }, place)
    : href('topUpFile', { doc: path.posix.basename(name) }, place);
}

interface LegalFilesOptions {
  readonly documents: readonly LegalDocument[];
  readonly texts: LegalTexts;
  readonly strings: Readonly<Record<Locale, LegalStrings>>;
  readonly siteUrl: string;
  /** The languages that this build writes. */
  readonly locales: readonly Locale[];
  readonly publicDir: string;
}

/**
 * Writes the script-free file of every legal document in each language of this build, and removes those of
 * documents and languages that are gone (specification, section 2.4).
 * @returns the addresses that the files have
 */
export async function writeLegalFiles(options: LegalFilesOptions): Promise<string[]> {
  const { documents, texts, strings, siteUrl, publicDir } = options;
  const written: string[] = [];
  for (const document of documents) {
    const [zh, en, ja] = LOCALES;
    const addresses = {
      zh: legalAddress(document, zh),
      en: legalAddress(document, en),
      ja: legalAddress(document, ja),
    };
    for (const locale of options.locales) {
      const file = document.files[locale];
      const text = texts.get(file.path);
      if (!text) throw new Error(`content/legal/${file.path} was read but is no Markdown node`);
      const html = legalHtml(
        {
          ...text,
          html: fillPlaceholders(text.html, file.statements ?? {}),
          textLocale: file.locale,
          isListed: isListed('legal', { doc: document.name }),
        },
        {
          locale,
          addresses,
          home: href('home', {}, { locale, variant: 'pc' }),
          siteUrl,
          strings: strings[locale],
        },
      );
      await writeIfChanged(path.join(publicDir, addresses[locale]), html);
      written.push(addresses[locale]);
    }
  }
  await removeStaleFiles({
    publicDir,
    folders: LOCALES.flatMap((locale) => {
      const { prefix } = localeFacts[locale];
      return [`${prefix}/`, `${prefix}/topup/`];
    }),
    routes: ['legalFile', 'topUpFile'],
    written,
  });
  return written;
}
