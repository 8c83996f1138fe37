import type { Stats } from 'node:fs';

/** Compressed copies beside a file, the better one first. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Below this a compressed copy saves no packet. */
export const SMALLEST_BYTES = 1024;

/** Times are kept to the millisecond at best, and setting one may lose a fraction of that. */
const TOLERANCE_MS = 2;

/**
 * True when a compressed copy belongs to the file as it is now: compressing gives it the file's own time.
 * Between a build and its compression, and when compressing was interrupted, copies are of the past.
 */
export function isCurrent(copy: Pick<Stats, 'mtimeMs'>, source: Pick<Stats, 'mtimeMs'>): boolean {
  return Math.abs(copy.mtimeMs - source.mtimeMs) < TOLERANCE_MS;
}
