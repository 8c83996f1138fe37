import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, localeFacts, type Locale } from '../../../../config/locales';
import { legalVersionsAddress } from '../../../../contract/legal-versions';
import { writeIfChanged } from '../../../../node/write-file';
import { matchRoute } from '../../../../routes';
import type { LegalDocument } from '../../sources/legal';
import {
  documentFiles,
  versionList,
  type AddressedFile,
  type LegalLanguage,
} from './document-files';
import { isLegalVersionAddress } from './legal-addresses';
import type { LegalStrings } from './legal-strings';

interface LegalFilesOptions extends Pick<LegalLanguage, 'texts' | 'sourceDir' | 'siteUrl'> {
  readonly documents: readonly LegalDocument[];
  readonly strings: Readonly<Record<Locale, LegalStrings>>;
  /** The languages that this build writes. */
  readonly locales: readonly Locale[];
  readonly publicDir: string;
}

/** Finds the files of legal documents below a folder, by their addresses. */
function filesThere(publicDir: string, prefix: string): string[] {
  const isOurs = (address: string, depth: number): boolean => {
    const route = matchRoute(address)?.name;
    const isInForce = route === 'legalFile' || route === 'topUpFile';
    // Beside the documents, /404.html is no version of anything.
    return isInForce || (depth > 0 && isLegalVersionAddress(address));
  };
  const walk = (folder: string, depth: number): string[] =>
    readdirSync(publicDir + folder, { withFileTypes: true }).flatMap((entry) => {
      const address = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return isOurs(address, depth) ? [address] : [];
      const isDocument =
        depth > 0 || entry.name === 'topup' || matchRoute(`${address}/`)?.name === 'legal';
      return isDocument ? walk(address, depth + 1) : [];
    });
  try {
    return walk(prefix, 0);
  } catch {
    return [];
  }
}

async function filesOf(language: LegalLanguage, documents: readonly LegalDocument[]) {
  const files: AddressedFile[] = [];
  for (const document of documents) files.push(...(await documentFiles(language, document)));
  const list = await versionList(language, documents);
  const text = `${JSON.stringify(list, null, 2)}\n`;
  return [...files, { address: legalVersionsAddress(language.locale), text }];
}

/**
 * Writes the script-free files of every legal document in each language of this build: what is in force, every version
 * that ever was or will be, what changed between any two, the list of them; and removes those of documents, versions and
 * languages that are gone (specification, section 2.4).
 * @returns the addresses that the files have
 */
export async function writeLegalFiles(options: LegalFilesOptions): Promise<string[]> {
  const { documents, strings, locales, publicDir, ...rest } = options;
  const written = new Set<string>();
  for (const locale of locales) {
    const language = { ...rest, locale, strings: strings[locale] };
    for (const { address, text } of await filesOf(language, documents)) {
      await writeIfChanged(path.join(publicDir, address), text);
      written.add(address);
    }
  }
  const stale = LOCALES.flatMap((locale) => [
    ...filesThere(publicDir, localeFacts[locale].prefix),
    legalVersionsAddress(locale),
  ]).filter((address) => !written.has(address));
  await Promise.all(stale.map((address) => rm(path.join(publicDir, address), { force: true })));
  return [...written];
}
