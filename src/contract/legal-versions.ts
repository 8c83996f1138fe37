import * as z from 'zod/mini';
import { localeFacts, type Locale } from '../config/locales';

/** The documents that a visitor agrees to by logging in (specification, section 2.9). */
export const AGREED_DOCUMENTS = ['terms', 'privacy'] as const;
export type AgreedDocument = (typeof AGREED_DOCUMENTS)[number];

/** Tells whether visitors agree to a document by logging in. */
export function isAgreedDocument(name: string): name is AgreedDocument {
  return AGREED_DOCUMENTS.some((each) => each === name);
}

/**
 * Consent that a version asks of whoever agreed to an earlier one: `again`, or none but a `notice` of what changed.
 */
export const CONSENTS = ['notice', 'again'] as const;
export type Consent = (typeof CONSENTS)[number];

/** The consent of a version that says nothing: it may be asked for again only where a document says so. */
export const DEFAULT_CONSENT: Consent = 'notice';

/** Compares versions by their numbers, for a sort: 1.10 is later than 1.9. */
export function laterVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

const versionSchema = z.object({
  version: z.string(),
  /** The day it takes effect, `YYYY-MM-DD`. */
  effective: z.string(),
  /** Lists of older builds do not say it. */
  consent: z._default(z.enum(CONSENTS), DEFAULT_CONSENT),
  /** Address at which it stays readable. */
  address: z.string(),
  /** Address of the text that `sha256` is the digest of, in hexadecimal digits. */
  text: z.string(),
  sha256: z.string(),
  /** Addresses of what changed, by the earlier version. */
  changes: z.record(z.string(), z.string()),
});

/** Versions of the legal texts in one language, by document: which is in force, and the digests of what was agreed to. */
export const legalVersionListSchema = z.record(
  z.string(),
  z.object({ current: z.string(), versions: z.array(versionSchema) }),
);
export type LegalVersionList = z.infer<typeof legalVersionListSchema>;

/** Address of the list in a language. */
export function legalVersionsAddress(locale: Locale): string {
  return `${localeFacts[locale].prefix}/legal-versions.json`;
}
