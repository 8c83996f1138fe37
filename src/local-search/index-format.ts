import * as z from 'zod/mini';
import type { Locale } from '../config/locales';

/**
 * The files of the index of names, which the build writes and a browser reads, one index for each language:
 *
 *   /search-index/zh.json              the root: the name of the file with all rows, or of the first files of a tree
 *   /search-index/zh/{digest}.json     rows; a bucket of rows by their beginnings; or a branch of the tree
 *
 * Only the root changes under its name. No file grows with the library: where it is large, rows lie in buckets, and a
 * tree with {@link FANOUT} names in each branch leads to a bucket.
 */
export const INDEX_FOLDER = 'search-index';

/** The address of a language's root, or of another of its files. */
export function indexAddress(locale: Locale, digest?: string): string {
  return `/${INDEX_FOLDER}/${locale}${digest === undefined ? '' : `/${digest}`}.json`;
}

/** In the order in which equally good hits are shown. */
export const ENTRY_KINDS = ['game', 'role', 'partner', 'section'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Names in one branch of the tree. */
export const FANOUT = 128;

/** Up to so many rows one file has all of them. */
export const ROWS_IN_ONE_FILE = 500;

/** So many rows with one beginning are in a bucket; of more, only these are, and the others under longer beginnings. */
export const ROWS_OF_A_BEGINNING = 60;

/** Before a form in {@link foldRomaji}'s spelling: only a query in that spelling is held against it. */
export const ROMAJI_MARK = '~';

/** Which of the names of a row are Chinese because there is no translation. */
export const CHINESE_NAME = 1;
export const CHINESE_GAME = 2;

/**
 * An entry: kind, id (of a section: its game's), name, the forms under which it is found (folded, with a space between
 * words, the name first), the name of its game, the number of the section from 1, and what stayed Chinese.
 */
export const rowSchema = z.tuple([
  z.int().check(z.minimum(0), z.maximum(ENTRY_KINDS.length - 1)),
  z.string(),
  z.string(),
  z.array(z.string()),
  z.string(),
  z.int(),
  z.int(),
]);

export type IndexRow = z.infer<typeof rowSchema>;

const digestSchema = z.string().check(z.regex(/^[0-9a-f]{16,64}$/));

export const rowsSchema = z.array(rowSchema);

/** The names of the files below, in order; fewer than {@link FANOUT} in the last branch. */
export const branchSchema = z.array(digestSchema);

export const rootSchema = z.union([
  z.object({ rows: digestSchema }),
  z.object({ buckets: z.int().check(z.minimum(1)), branch: branchSchema }),
]);

export type IndexRoot = z.infer<typeof rootSchema>;

/** The rows of each beginning, the best first, and whether those are all. */
export const bucketSchema = z.record(
  z.string(),
  z.object({ isWhole: z.boolean(), rows: rowsSchema }),
);

export type IndexBucket = z.infer<typeof bucketSchema>;

/** The bucket that a beginning belongs to (FNV-1a). */
export function bucketOf(beginning: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < beginning.length; at += 1) {
    hash = Math.imul(hash ^ beginning.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0) % buckets;
}

/** The places that lead from the root to a bucket, one for each level of the tree. */
export function pathToBucket(bucket: number, buckets: number): number[] {
  const path = [bucket];
  for (let count = buckets; count > FANOUT; count = Math.ceil(count / FANOUT)) {
    const [first = 0] = path;
    path.splice(0, 1, Math.floor(first / FANOUT), first % FANOUT);
  }
  return path;
}
