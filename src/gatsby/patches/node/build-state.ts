import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** Facts that identify a build: if any of it differs, an open page may be out of date. */
export interface BuildState {
  /** The hash of the scripts: Gatsby's `webpackCompilationHash`. */
  readonly compilationHash: string;
  /** Digest of the page data of every page by its path. */
  readonly pageData: ReadonlyMap<string, string>;
}

/**
 * The part of Gatsby's Redux state by which it knows which HTML to write again. It is no documented interface, so it is
 * parsed; reading 400,000 files of page data instead would take minutes.
 */
const stateSchema = z.object({
  html: z.object({
    trackedHtmlFiles: z.map(
      z.string(),
      z.object({ isDeleted: z.boolean(), pageDataHash: z.string() }),
    ),
  }),
});

const appDataSchema = z.object({ webpackCompilationHash: z.string() });

/**
 * Reads what tells this build from another.
 * @param state Gatsby's state after the build
 * @throws Error when Gatsby keeps or writes it otherwise than it did in 5.16
 */
export async function readBuildState(state: unknown, publicDir: string): Promise<BuildState> {
  const { html } = stateSchema.parse(state);
  const appData = await readFile(path.join(publicDir, 'page-data', 'app-data.json'), 'utf8');
  const pages = [...html.trackedHtmlFiles].flatMap(([page, { isDeleted, pageDataHash }]) =>
    isDeleted ? [] : [[page, pageDataHash] as const],
  );
  return {
    compilationHash: appDataSchema.parse(JSON.parse(appData)).webpackCompilationHash,
    pageData: new Map(pages),
  };
}

const pagesSchema = z.object({
  pages: z.map(z.string(), z.object({ path: z.string(), matchPath: z.optional(z.string()) })),
});

/** A page that answers for every address of a pattern. */
interface Shell {
  readonly path: string;
  readonly matchPath: string;
}

/**
 * Lists the pages that have a `matchPath`. A query for them would have Gatsby make an index of all pages.
 * @param state Gatsby's, once it knows its pages
 * @throws ZodError when Gatsby keeps them otherwise than it did in 5.16
 */
export function shellsIn(state: unknown): Shell[] {
  return [...pagesSchema.parse(state).pages.values()].flatMap(({ path: page, matchPath }) =>
    matchPath === undefined ? [] : [{ path: page, matchPath }],
  );
}
