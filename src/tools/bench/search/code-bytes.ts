import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { INDEX_FOLDER } from '../../../local-search/index-format';

/**
 * Weighs the code of the suggestions in a build, brotli: chunks have no names, but nothing else knows where the index lies.
 * Undefined where there is no build.
 * @param site the folder with `public/`
 */
export function codeBytes(site: string): number | undefined {
  const folder = path.join(site, 'public');
  if (!existsSync(folder)) return undefined;
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name)))
    .filter((content) => content.includes(INDEX_FOLDER))
    .map((content) => brotliCompressSync(content).length);
  return sizes.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size, 0);
}
