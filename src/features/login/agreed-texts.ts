import * as z from 'zod/mini';
import {
  legalVersionListSchema,
  legalVersionsAddress,
  type LegalVersionList,
} from '../../contract/legal-versions';
import type { Locale } from '../../config/locales';
import { readOnce } from '../../platform/network/read-once';
import { readStored, writeStored } from '../../platform/storage';

/** The documents that a visitor agrees to by logging in (specification, section 2.9). */
const DOCUMENTS = ['terms', 'privacy'] as const;
type AgreedDocument = (typeof DOCUMENTS)[number];

const agreedSchema = z.object({
  version: z.string(),
  /** Digest of the text that was agreed to, by which anybody can verify it. */
  sha256: z.string(),
  /** When, as ISO 8601 has it. */
  at: z.string(),
});

const agreedTextsSchema = z.partialRecord(z.enum(DOCUMENTS), agreedSchema);

/** Texts that were agreed to in this browser, in which version and when. */
export type AgreedTexts = z.infer<typeof agreedTextsSchema>;

/** Reads what was agreed to last in this browser. */
export function readAgreedTexts(): AgreedTexts {
  return readStored('localStorage', 'agreedTexts', (text) =>
    text === null ? {} : agreedTextsSchema.parse(JSON.parse(text)),
  );
}

/** Notes that the versions in force were agreed to. */
export function rememberAgreedTexts(list: LegalVersionList): void {
  const at = new Date().toISOString();
  const agreed = DOCUMENTS.flatMap((document) => {
    const { current, versions } = list[document] ?? { current: '', versions: [] };
    const found = versions.find(({ version }) => version === current);
    return found ? [[document, { version: found.version, sha256: found.sha256, at }]] : [];
  });
  writeStored('localStorage', 'agreedTexts', JSON.stringify(Object.fromEntries(agreed)));
}

const lists = new Map<string, Promise<LegalVersionList>>();

/**
 * Reads which versions of the legal texts there are.
 * @throws when the file cannot be read
 */
export function readLegalVersions(locale: Locale): Promise<LegalVersionList> {
  return readOnce(lists, legalVersionsAddress(locale), (json) =>
    legalVersionListSchema.parse(json),
  );
}

/** A document of which a newer version is in force than the one that was agreed to. */
export interface ChangedText {
  readonly document: AgreedDocument;
  readonly version: string;
  /** Address of what changed since. */
  readonly changes: string;
}

/** Finds the documents that have changed since they were agreed to. */
export function changedSinceAgreed(agreed: AgreedTexts, list: LegalVersionList): ChangedText[] {
  return DOCUMENTS.flatMap((document) => {
    const before = agreed[document];
    const { current, versions } = list[document] ?? { current: '', versions: [] };
    const changes = versions.find(({ version }) => version === current)?.changes[
      before?.version ?? ''
    ];
    return changes === undefined ? [] : [{ document, version: current, changes }];
  });
}
