import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeIfChanged } from '../../../node/write-file';

/** What identifies a build: if any of it differs, an open page may be out of date. */
export interface BuildState {
  /** The hash of the scripts: Gatsby's `webpackCompilationHash`. */
  readonly compilationHash: string;
  /** Digest of the page data of every page by its path. */
  readonly pageData: ReadonlyMap<string, string>;
}

/** The folder of the manifests in `public/`. */
const FOLDER = 'builds';

const ID_LENGTH = 32;

/** The id of a build: the same for the same scripts and page data, in whatever order they were made. */
export function buildIdOf({ compilationHash, pageData }: BuildState): string {
  const hash = createHash('sha256').update(compilationHash);
  for (const page of [...pageData.keys()].sort()) {
    hash.update(`\0${page}\0${pageData.get(page) ?? ''}`);
  }
  return hash.digest('hex').slice(0, ID_LENGTH);
}

const latestSchema = z.object({ id: z.string().check(z.regex(/^[0-9a-f]+$/)) });

/** The id of the build before this one; undefined when there was none, or its manifest is spoiled. */
async function readLatestId(file: string): Promise<string | undefined> {
  try {
    return latestSchema.parse(JSON.parse(await readFile(file, 'utf8'))).id;
  } catch {
    return undefined;
  }
}

/**
 * Writes `builds/meta/{id}.json`, then `builds/latest.json`, which open pages ask for hourly (specification,
 * section 7.3). The file of the build before stays for pages that are asking right now; older ones go.
 * @returns the id
 */
export async function writeBuildManifest(facts: BuildState, publicDir: string): Promise<string> {
  const id = buildIdOf(facts);
  const latest = path.join(publicDir, FOLDER, 'latest.json');
  const metaFolder = path.join(publicDir, FOLDER, 'meta');
  const before = await readLatestId(latest);
  const { compilationHash, pageData } = facts;
  const meta = { id, webpackCompilationHash: compilationHash, pages: pageData.size };
  await writeIfChanged(path.join(metaFolder, `${id}.json`), `${JSON.stringify(meta)}\n`);
  await writeIfChanged(latest, `${JSON.stringify({ id })}\n`);
  const kept = [id, ...(before === undefined || before === id ? [] : [before])];
  const names = await readdir(metaFolder);
  const old = names.filter((name) => !kept.some((each) => name.startsWith(`${each}.json`)));
  await Promise.all(old.map((name) => rm(path.join(metaFolder, name), { force: true })));
  return id;
}
