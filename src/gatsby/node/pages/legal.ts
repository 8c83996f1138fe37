import type { LegalDocument } from '../sources/legal';
import { page, type PageSpec } from './page-factory';

/** A page per legal document; top-up agreements are files only (specification, section 2.2). */
export function legalPages(documents: readonly LegalDocument[]): PageSpec[] {
  return documents
    .filter(({ kind }) => kind === 'page')
    .map(({ name, files }) =>
      page('legal', { doc: name }, 'legal', (locale) => ({
        file: files[locale].path,
        textLocale: files[locale].locale,
      })),
    );
}
