import * as z from 'zod/mini';
import { create } from 'zustand';
import {
  AGREED_DOCUMENTS,
  laterVersion,
  legalVersionListSchema,
  legalVersionsAddress,
  type AgreedDocument,
  type LegalVersionList,
} from '../../contract/legal-versions';
import type { Locale } from '../../config/locales';
import { readOnce } from '../../platform/network/read-once';
import { onStoredElsewhere, readStored, writeStored } from '../../platform/storage';

const versionSchema = z.string().check(z.regex(/^\d+(?:\.\d+)*$/));

const agreedSchema = z.object({
  version: versionSchema,
  /** Digest of the text that was agreed to, by which anybody can verify it. */
  sha256: z._default(z.string(), ''),
  /** When, as ISO 8601 has it. */
  at: z.string(),
  /** The last version since then that its reader was told of and that did not ask for consent again. */
  told: z.optional(versionSchema),
});

const agreedTextsSchema = z.partialRecord(z.enum(AGREED_DOCUMENTS), agreedSchema);

type Agreed = z.infer<typeof agreedSchema>;

/** Texts that were agreed to in this browser, in which version and when. */
export type AgreedTexts = z.infer<typeof agreedTextsSchema>;

/** Reads what was agreed to last in this browser, as it is stored. */
export function readAgreedTexts(): AgreedTexts {
  return readStored('localStorage', 'agreedTexts', (text) =>
    text === null ? {} : agreedTextsSchema.parse(JSON.parse(text)),
  );
}

/** The same, for views; where storage is forbidden, what was agreed to on this page. */
export const useAgreedTexts = create<{ readonly agreed: AgreedTexts }>(() => ({
  agreed: readAgreedTexts(),
}));

onStoredElsewhere('agreedTexts', () => {
  useAgreedTexts.setState({ agreed: readAgreedTexts() });
});

function keep(agreed: AgreedTexts): void {
  writeStored('localStorage', 'agreedTexts', JSON.stringify(agreed));
  useAgreedTexts.setState({ agreed });
}

/** Finds the version of a document that is in force, and all up to it, the first one first. */
function upToCurrent(list: LegalVersionList, document: AgreedDocument) {
  const { current = '', versions = [] } = list[document] ?? {};
  return versions.slice(0, versions.findIndex(({ version }) => version === current) + 1);
}

/** Notes that the versions in force were agreed to. */
export function rememberAgreedTexts(
  list: LegalVersionList,
  documents: readonly AgreedDocument[] = AGREED_DOCUMENTS,
): void {
  const at = new Date().toISOString();
  const now = documents.flatMap((document): [AgreedDocument, Agreed][] => {
    const found = upToCurrent(list, document).at(-1);
    return found ? [[document, { version: found.version, sha256: found.sha256, at }]] : [];
  });
  keep({ ...useAgreedTexts.getState().agreed, ...Object.fromEntries(now) });
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
  /** True where it, or a version between, asks for consent again. */
  readonly asksAgain: boolean;
}

function changeOf(
  document: AgreedDocument,
  agreed: string,
  list: LegalVersionList,
): ChangedText | undefined {
  const versions = upToCurrent(list, document);
  const [before, now] = versions.slice(-2);
  const since = versions.filter(({ version }) => laterVersion(version, agreed) > 0);
  if (!before || !now || since.length === 0) return undefined;
  return {
    document,
    version: now.version,
    // Of a version that was taken back, nobody knows any more what has changed since.
    changes: now.changes[agreed] ?? now.changes[before.version] ?? now.address,
    asksAgain: since.some(({ consent }) => consent === 'again'),
  };
}

/** Finds the documents that have changed since they were agreed to. */
export function changedSinceAgreed(agreed: AgreedTexts, list: LegalVersionList): ChangedText[] {
  return AGREED_DOCUMENTS.flatMap((document) => {
    const before = agreed[document];
    return (before && changeOf(document, before.version, list)) ?? [];
  });
}

/**
 * Finds what whoever is logged in has to be asked, and told for the first time. Who logged in before it was noted what they agreed to
 * is asked what any version but the first one asks, and told nothing.
 */
export function unsettledTexts(agreed: AgreedTexts, list: LegalVersionList): ChangedText[] {
  return AGREED_DOCUMENTS.flatMap((document) => {
    const known = agreed[document];
    const change = changeOf(
      document,
      known?.version ?? list[document]?.versions[0]?.version ?? '',
      list,
    );
    if (!change) return [];
    const isNews = known !== undefined && known.told !== change.version;
    return change.asksAgain || isNews ? [change] : [];
  });
}

/** Notes that a visitor has agreed to what asks again, and was told of the rest. */
export function settleTexts(changed: readonly ChangedText[], list: LegalVersionList): void {
  const { agreed } = useAgreedTexts.getState();
  const told = changed.flatMap(({ document, version }): [AgreedDocument, Agreed][] => {
    const before = agreed[document];
    return before ? [[document, { ...before, told: version }]] : [];
  });
  keep({ ...agreed, ...Object.fromEntries(told) });
  const again = changed.filter(({ asksAgain }) => asksAgain).map(({ document }) => document);
  rememberAgreedTexts(list, again);
}
