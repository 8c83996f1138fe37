import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod/mini';

/** Table of a build's scripts that Gatsby writes; late ones are in webpack's runtime alone, by their digests. */
const STATS = 'webpack.stats.json';

/** Module in which the suggestions look a name up: a script that was made of it is theirs. */
const MODULE = '/local-search/local-search.ts';

const mapSchema = z.object({ sources: z.array(z.string()) });

/** Reads what names the scripts of a build: `public/` also has those of earlier ones. */
function namesOfScripts(folder: string): string {
  const stats = readFileSync(path.join(folder, STATS), 'utf8');
  const runtimes = stats.match(/webpack-runtime-\w+\.js(?=")/g) ?? [];
  return [stats, ...runtimes.map((name) => readFileSync(path.join(folder, name), 'utf8'))].join();
}

/** True for a script whose source map says that it was made of the suggestions' module. */
function isOfSuggestions(script: string): boolean {
  const map = `${script}.map`;
  if (!existsSync(map)) return false;
  const { sources } = mapSchema.parse(JSON.parse(readFileSync(map, 'utf8')));
  return sources.some((source) => source.endsWith(MODULE));
}

/**
 * Weighs the code of the suggestions in a build, brotli: chunks have no names, but source maps tell what each is made of.
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
    .map((name) => path.join(folder, name))
    .filter(isOfSuggestions)
    .map((script) => brotliCompressSync(readFileSync(script)).length);
  return sizes.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size, 0);
}
