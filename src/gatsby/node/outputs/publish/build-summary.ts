import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readFile, rm } from 'node:fs/promises';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../../config/locales';
import { writeIfChanged } from '../../../../node/write-file';
import { ownerOf, type PageOwner } from '../../pages/built-locales';
import { staleSchema, type StaleNote } from '../../sources/stale-collections';
import type { BuildState } from '../../../patches/node/build-state';

const OWNERS = [...LOCALES, 'every'] as const satisfies readonly PageOwner[];

const pagesSchema = z.object({ count: z.number(), digest: z.string() });

const summarySchema = z.object({
  /** The languages that the build has written. */
  locales: z.array(z.enum(LOCALES)),
  /** The hash of the scripts, as Gatsby has it in `app-data.json`. */
  webpackCompilationHash: z.string(),
  /** Digest of what the build was made from. */
  input: z.string(),
  /** Digest of what it tells of the library's changes: that follows from earlier builds, too. */
  changes: z.string(),
  /** The pages by the language whose builds write them; `every` for those that every build has. */
  pages: z.partialRecord(z.enum(OWNERS), pagesSchema),
  /** Collections that are not as the API had them. No part of the id: the same pages are the same build, however they came to be. */
  stale: z.array(staleSchema),
});

/**
 * Summary that tells a build from another, in a form that does not grow with the library. The digests of builds of
 * single languages are those of the whole build, so that a release has the same id however it came to be.
 */
export type BuildSummary = z.infer<typeof summarySchema>;

/** The folder of what tells of a build in `public/`. */
export const MANIFEST_FOLDER = 'builds';

/** File for whoever merges builds. */
const FILE = path.join(MANIFEST_FOLDER, 'summary.json');

const ID_LENGTH = 32;

function digestOf(pages: readonly (readonly [page: string, digest: string])[]): string {
  const hash = createHash('sha256');
  // By code unit, whatever order the pages were made in.
  for (const [page, digest] of [...pages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${page}\0${digest}\0`);
  }
  return hash.digest('hex');
}

interface Made {
  readonly locales: readonly Locale[];
  /** See {@link BuildSummary}. */
  readonly input: string;
  /** See {@link BuildSummary}. */
  readonly changes?: string;
  /** See {@link BuildSummary}. */
  readonly stale?: readonly StaleNote[];
}

/** Sums up what a build has written. */
export function summarize({ compilationHash, pageData }: BuildState, made: Made): BuildSummary {
  const pages = new Map<PageOwner, [page: string, digest: string][]>();
  for (const entry of pageData) {
    const owner = ownerOf(entry[0]);
    const own = pages.get(owner);
    if (own) own.push(entry);
    else pages.set(owner, [entry]);
  }
  return {
    locales: [...made.locales],
    webpackCompilationHash: compilationHash,
    input: made.input,
    changes: made.changes ?? '',
    pages: Object.fromEntries(
      Array.from(pages, ([owner, own]) => [owner, { count: own.length, digest: digestOf(own) }]),
    ),
    stale: [...(made.stale ?? [])],
  };
}

/** The id of a build: the same for the same scripts and page data, in whatever order and parts they were made. */
export function buildIdOf({ webpackCompilationHash, pages }: BuildSummary): string {
  const hash = createHash('sha256').update(webpackCompilationHash);
  for (const owner of OWNERS) {
    hash.update(`\0${owner}\0${pages[owner]?.digest ?? ''}`);
  }
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** How many pages a build has. */
export function pageCountOf({ pages }: BuildSummary): number {
  return Object.values(pages).reduce((sum, { count }) => sum + count, 0);
}

/** Writes a build's summary; the same build has the same file, in whatever order its parts came. */
export async function writeBuildSummary(summary: BuildSummary, publicDir: string): Promise<void> {
  const pages = OWNERS.flatMap((owner) => {
    const own = summary.pages[owner];
    return own ? [[owner, own] as const] : [];
  });
  const text = JSON.stringify({ ...summary, pages: Object.fromEntries(pages) });
  await writeIfChanged(path.join(publicDir, FILE), `${text}\n`);
}

/** Marks a folder as no finished build before Gatsby touches it, so that a build that breaks off stays unfinished. */
export async function withdrawBuildSummary(publicDir: string): Promise<void> {
  await rm(path.join(publicDir, FILE), { force: true });
}

/** Tells whether a folder is a finished build. */
export function isFinished(publicDir: string): boolean {
  return existsSync(path.join(publicDir, FILE));
}

/**
 * Reads the summary of a finished build.
 * @throws Error when there is none, or it is that of another version of this program
 */
export async function readBuildSummary(publicDir: string): Promise<BuildSummary> {
  return summarySchema.parse(JSON.parse(await readFile(path.join(publicDir, FILE), 'utf8')));
}
