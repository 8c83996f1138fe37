import path from 'node:path';
import type { Locale } from '../../../../config/locales';
import { href } from '../../../../routes';
import type { LegalDocument } from '../../sources/legal';

type Document = Pick<LegalDocument, 'kind' | 'name'>;

/** Address of a document's file in a language: the version that is in force (specification, section 2.4). */
export function legalAddress({ kind, name }: Document, locale: Locale): string {
  const place = { locale, variant: 'pc' } as const;
  return kind === 'page'
    ? href('legalFile', { doc: name }, place)
    : href('topUpFile', { doc: path.posix.basename(name) }, place);
}

/** Address below that of a document: `/terms.html` and `1.0.html` make `/terms/1.0.html`. */
function below(document: Document, file: string, locale: Locale): string {
  return legalAddress(document, locale).replace(/\.html$/, `/${file}`);
}

/** Address at which a version of a document stays. */
export function legalVersionAddress(document: Document, version: string, locale: Locale): string {
  return below(document, `${version}.html`, locale);
}

/** Address of the text of a version, as it is digested. */
export function legalTextAddress(document: Document, version: string, locale: Locale): string {
  return below(document, `${version}.txt`, locale);
}

/** Address of what changed from one version of a document to another. */
export function legalChangesAddress(
  document: Document,
  from: string,
  to: string,
  locale: Locale,
): string {
  return below(document, `changes/${from}/${to}.html`, locale);
}

const VERSION = String.raw`\d+(?:\.\d+)*`;
const VERSION_FILE = new RegExp(
  `/(?:${VERSION}\\.(?:html|txt)|changes/${VERSION}/${VERSION}\\.html)$`,
);

/** Tells whether an address is one that a version has, or what changed between two. */
export function isLegalVersionAddress(address: string): boolean {
  return VERSION_FILE.test(address);
}
