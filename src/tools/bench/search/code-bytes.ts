import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { INDEX_FOLDER } from '../../../local-search/index-format';

/** Table of a build's scripts that Gatsby writes; late ones are in webpack's runtime alone, by their digests. */
const STATS = 'webpack.stats.json';

/** Reads what names the scripts of a build: `public/` also has those of earlier ones. */
function namesOfScripts(folder: string): string {
  const stats = readFileSync(path.join(folder, STATS), 'utf8');
  const runtimes = stats.match(/webpack-runtime-\w+\.js(?=")/g) ?? [];
  return [stats, ...runtimes.map((name) => readFileSync(path.join(folder, name), 'utf8'))].join();
}

/**
 * Weighs the code of the suggestions in a build, brotli: chunks have no names, but nothing else knows where the index lies.
 * Undefined where there is no build.
 * @param site the folder with `public/`
 */
export function codeBytes(site: string): number | undefined {
  const folder = path.join(site, 'public');
  if (!existsSync(path.join(folder, STATS))) return undefined;
  const names = namesOfScripts(folder);
  const sizes = readdirSync(folder)
    .filter((name) => {
      const digest = /-(\w+)\.js$/.exec(name)?.[1];
      return digest !== undefined && names.includes(digest);
    })
    .map((name) => readFileSync(path.join(folder, name)))
    .filter((content) => content.includes(INDEX_FOLDER))
    .map((content) => brotliCompressSync(content).length);
  return sizes.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size, 0);
}
