import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { rewriteFor, type Rewrite } from '../../gatsby/node/outputs/hosting/hosting-rules';
import { isCurrent, type Encoding } from '../../gatsby/node/outputs/compress/compressed-copies';

/** A file to be sent. */
export interface FoundFile {
  /** Path from the root of `public/`, such as `/terms/index.html`. */
  readonly name: string;
  readonly stats: Stats;
}

/** The file at a path; undefined for whatever reason it cannot be served (missing, a folder, a name too long). */
async function fileAt(publicDir: string, name: string): Promise<FoundFile | undefined> {
  const stats = await stat(path.join(publicDir, name)).catch(() => undefined);
  return stats?.isFile() === true ? { name, stats } : undefined;
}

/** The first of some files that is there. */
export async function firstFile(
  publicDir: string,
  names: readonly string[],
): Promise<FoundFile | undefined> {
  for (const name of names) {
    const found = await fileAt(publicDir, name);
    if (found) return found;
  }
  return undefined;
}

/**
 * The file that answers an address: the folder's page, else the file of that name. So `/terms` is the
 * page `/terms/`, and `/terms.html` the file.
 */
export function findFile(publicDir: string, address: string): Promise<FoundFile | undefined> {
  return firstFile(publicDir, [
    `${address.replace(/\/$/, '')}/index.html`,
    ...(address.endsWith('/') ? [] : [address]),
  ]);
}

/** The shell that draws an address in the browser, if only to say that there is no such page. */
export async function findShell(
  publicDir: string,
  address: string,
  rewrites: readonly Rewrite[],
): Promise<{ readonly file: FoundFile; readonly isKnown: boolean } | undefined> {
  const rewrite = rewriteFor(address, rewrites);
  const file = rewrite && (await fileAt(publicDir, rewrite.document));
  return file && { file, isKnown: rewrite.isKnown };
}

/** The best compressed copy that the client takes and that is not of an older build. */
export async function findCopy(
  publicDir: string,
  source: FoundFile,
  accepted: readonly Encoding[],
): Promise<(FoundFile & { readonly encoding: Encoding }) | undefined> {
  for (const encoding of accepted) {
    const copy = await fileAt(publicDir, source.name + encoding.ending);
    if (copy && isCurrent(copy.stats, source.stats)) return { ...copy, encoding };
  }
  return undefined;
}
