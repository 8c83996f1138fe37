import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestNode, PACKAGES } from './input-digests';

/** File that says which code of builds has filled Gatsby's cache. It lies in it, and goes with it. */
const FILE = path.join('.cache', 'build-code');

/** Folder of `gatsby-config.ts` and `gatsby-node.ts`, each in one file with all of `src/` that it imports. */
const COMPILED = path.join('.cache', 'compiled');

/** Digests the code that a build runs itself, as Gatsby has bundled it; packages as the lock files ask for them. */
function digestBuildCode(root: string): string {
  const hash = createHash('sha256').update(digestNode());
  const folder = path.join(root, COMPILED);
  const compiled = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of [...compiled.map((each) => path.join(COMPILED, each)), ...PACKAGES]) {
    const file = path.join(root, name);
    hash.update(`${name}\0`).update(existsSync(file) ? readFileSync(file) : '\0');
  }
  return hash.digest('hex');
}

/**
 * True when Gatsby's cache holds what other code than today's has worked out: Gatsby compares `gatsby-node.ts` itself, and not what it
 * imports, so it would keep texts that were set by an older resolver.
 * @param root the site's folder
 */
export function isOfOtherCode(root: string): boolean {
  const file = path.join(root, FILE);
  return !existsSync(file) || readFileSync(file, 'utf8') !== digestBuildCode(root);
}

/** Notes which code has filled Gatsby's cache, at the end of a build. */
export function noteBuildCode(root: string): void {
  const file = path.join(root, FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, digestBuildCode(root));
}
