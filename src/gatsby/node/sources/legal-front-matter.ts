import * as z from 'zod/mini';
import { DEFAULT_LOCALE, type Locale } from '../../../config/locales';
import {
  AGREED_DOCUMENTS,
  CONSENTS,
  DEFAULT_CONSENT,
  isAgreedDocument,
} from '../../../contract/legal-versions';
import { isCalendarDay } from '../../../contract/primitives';
import type { Fault } from '../faults';
import { lineOfField } from './front-matter';

function text(what: string) {
  return z.string(`expected ${what}`).check(z.minLength(1, `expected ${what}`));
}

/** Front matter of a legal document. */
export const legalFrontMatter = z.object({
  title: text('the title of the document'),
  description: text('one sentence for search engines'),
  version: z.string('expected a version in quotes, such as "1.0"'),
  effective: z
    .string('expected a date, YYYY-MM-DD')
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date, YYYY-MM-DD'),
      z.refine(isCalendarDay, 'expected a day that exists, YYYY-MM-DD'),
    ),
  consent: z.optional(
    z.enum(
      CONSENTS,
      'expected again (who agreed to an earlier version is asked again) or notice (they are told)',
    ),
  ),
});

/** Front matter of a text, and the file that it is from. */
export interface LegalHead extends z.infer<typeof legalFrontMatter> {
  readonly where: string;
  readonly source: string;
}

/**
 * Finds texts of a version whose day or consent is not that of the Chinese one, and those that ask for consent where
 * nobody agrees to anything.
 * @param name of the document, such as `terms`
 */
export function headFaults(name: string, heads: ReadonlyMap<Locale, LegalHead>): Fault[] {
  const chinese = heads.get(DEFAULT_LOCALE);
  return [...heads.values()].flatMap((head) => {
    const at = (field: 'effective' | 'consent'): string =>
      `${head.where}:${String(lineOfField(head.source, field))}, field "${field}"`;
    const faults: Fault[] = [];
    if (chinese && head.effective !== chinese.effective) {
      const what = `expected ${chinese.effective}, as in the Chinese text, got ${head.effective}`;
      faults.push({ where: at('effective'), what });
    }
    if (head.consent !== undefined && !isAgreedDocument(name)) {
      const what = `nobody agrees to this text when they log in, only to ${AGREED_DOCUMENTS.join(' and ')}: take the line out`;
      return [...faults, { where: at('consent'), what }];
    }
    const { consent = DEFAULT_CONSENT } = head;
    const expected = chinese?.consent ?? DEFAULT_CONSENT;
    if (chinese && consent !== expected) {
      const got = head.consent ?? 'nothing';
      const what = `expected ${expected}, as in the Chinese text, got ${got}`;
      faults.push({ where: at('consent'), what });
    }
    return faults;
  });
}
