import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { isAgreedDocument } from '../../../../contract/legal-versions';
import { lineOfField } from '../../sources/front-matter';
import { readYaml } from '../../sources/yaml-values';
import type { Fault } from '../../faults';
import type { OwnFile } from './own-files';

/** File in `content/` of the digests of legal texts, which is written by command and kept with them. */
export const SEALS_FILE = 'content/legal/digests.json';

const sealsSchema = z.record(z.string(), z.string());

/** SHA-256 of each legal text that was ever published, by its file. */
export type LegalSeals = z.infer<typeof sealsSchema>;

/** @throws when the text is no JSON of digests */
export function parseSeals(json: string): LegalSeals {
  return sealsSchema.parse(JSON.parse(json));
}

const headSchema = z.object({
  version: z.string(),
  effective: z.string(),
  consent: z.optional(z.unknown()),
});
const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Reads version and day of a legal text; undefined where its front matter is not sound, which other checks say. */
export function headOf(text: string): z.infer<typeof headSchema> | undefined {
  const fenced = FRONT_MATTER.exec(text);
  const read = fenced ? readYaml('', fenced[1] ?? '', headSchema) : undefined;
  return read?.ok === true ? read.data : undefined;
}

/** Digests a text, the same on systems with other line ends. */
function digestOf(text: string): string {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  return createHash('sha256').update(plain).digest('hex');
}

/** Lists the legal texts among the files of content. */
function legalTextsIn(files: readonly OwnFile[]): OwnFile[] {
  return files.filter(({ file }) => /^content\/legal\/.*\.md$/.test(file));
}

function folderOf(file: string): string {
  return file.replace(/\/[^/]*$/, '');
}

/** Fault of a new version; an older one may leave it open. Nobody shall forget to ask. */
const UNSAID =
  'is missing: write "consent: again" where whoever agreed to an earlier version has to agree again (purpose, manner or kind of data has changed, or something to their disadvantage), and "consent: notice" where they are only told';

const SEAL = '`npm run content:check -- --seal` notes it';

/** Tells whether a text is of a new version that has to say what it asks of whoever agreed to an earlier one, and does not. */
function isUnsaid({ file, text }: OwnFile, seals: LegalSeals): boolean {
  const folder = folderOf(file);
  const document = folderOf(folder);
  const published = Object.keys(seals).map(folderOf);
  return (
    isAgreedDocument(document.replace('content/legal/', '')) &&
    published.some((each) => folderOf(each) === document) &&
    !published.includes(folder) &&
    headOf(text)?.consent === undefined
  );
}

function sealFault({ file, text }: OwnFile, seals: LegalSeals, today: string): Fault | undefined {
  const head = headOf(text);
  if (!head) return undefined;
  const { version, effective } = head;
  const sealed = seals[file];
  if (sealed === digestOf(text)) return undefined;
  if (sealed !== undefined) {
    return effective <= today
      ? {
          where: file,
          what: `is not the text that has been in force since ${effective} as version "${version}": take the change back, and write it into a folder of the next version`,
        }
      : { where: file, what: `has changed since it was announced: ${SEAL}` };
  }
  const published = Object.keys(seals).map(folderOf);
  if (published.includes(folderOf(file))) return { where: file, what: `is new: ${SEAL}` };
  if (effective < today) {
    return {
      where: `${file}:${String(lineOfField(text, 'effective'))}, field "effective"`,
      what: `${effective} is past, and version "${version}" is new: write ${today} or a later day, because nobody has agreed to it before`,
    };
  }
  return isUnsaid({ file, text }, seals)
    ? { where: `${file}:1, field "consent"`, what: UNSAID }
    : { where: file, what: `is new: ${SEAL}` };
}

/**
 * Holds legal texts against the digests of what was published: a text in force never changes, and a new version begins
 * today or later.
 * @param today as `2026-11-28`
 */
export function sealFaults(files: readonly OwnFile[], seals: LegalSeals, today: string): Fault[] {
  const texts = legalTextsIn(files);
  const there = new Set(texts.map(({ file }) => file));
  return [
    ...texts.flatMap((file) => sealFault(file, seals, today) ?? []),
    ...Object.keys(seals)
      .filter((file) => !there.has(file))
      .map((file) => ({
        where: file,
        what: 'is gone, though it was published: put it back; who agreed to it may want to read it',
      })),
  ];
}

/**
 * Digests what is new or only announced, beside what is noted already; a new version that does not say what it asks of
 * whoever agreed to an earlier one has to be completed first.
 * @returns the digests by file, in order
 */
export function sealTexts(files: readonly OwnFile[], seals: LegalSeals, today: string): LegalSeals {
  const fresh = legalTextsIn(files).flatMap(({ file, text }) => {
    const isSettled = seals[file] !== undefined && (headOf(text)?.effective ?? '') <= today;
    return isSettled || isUnsaid({ file, text }, seals) ? [] : [[file, digestOf(text)] as const];
  });
  const all = { ...seals, ...Object.fromEntries(fresh) };
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
}
