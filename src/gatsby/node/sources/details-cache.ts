import { createHash } from 'node:crypto';
import path from 'node:path';
import { noLineCache, openLineCache, type LineCache } from '../../../node/line-cache';

/** Raise it when what is kept changes its meaning: what older versions wrote is then ignored. */
const VERSION = 1;

/**
 * Names a detail in the cache of earlier pulls. It counts as unchanged as long as its whole summary in the list, with
 * `updated_at` in it, is what it was when the detail was fetched.
 */
export function detailSource(endpoint: string, summary: unknown): string {
  return `${endpoint} ${JSON.stringify(summary)}`;
}

/**
 * Opens the details that earlier pulls of one API have fetched.
 * @param cacheDir where they are kept; undefined switches it off
 */
export async function openDetailsCache(
  cacheDir: string | undefined,
  baseUrl: string,
): Promise<LineCache> {
  if (cacheDir === undefined) return noLineCache;
  const name = createHash('sha256').update(baseUrl).digest('hex').slice(0, 16);
  const file = path.join(cacheDir, `details-${name}.jsonl`);
  return openLineCache(file, JSON.stringify({ version: VERSION, baseUrl }));
}
