import * as z from 'zod/mini';
import { localeFacts, type Locale } from '../config/locales';

const versionSchema = z.object({
  version: z.string(),
  /** The day it takes effect, `YYYY-MM-DD`. */
  effective: z.string(),
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
