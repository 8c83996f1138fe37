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
const INDEX_FOLDER = 'search-index';

/** The address of a language's root, or of another of its files. */
export function indexAddress(locale: Locale, digest?: string): string {
  return `/${INDEX_FOLDER}/${locale}${digest === undefined ? '' : `/${digest}`}.json`;
}

/** The kinds of entries, in the order in which equally good hits are shown. */
export const ENTRY_KINDS = ['game', 'role', 'partner', 'section', 'hint'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Names in one branch of the tree. */
export const FANOUT = 64;

/** Up to so many rows one file has all of them. */
export const ROWS_IN_ONE_FILE = 500;

/** The most rows of one beginning in a bucket; of more, the others are under longer beginnings. */
export const ROWS_OF_A_BEGINNING = 40;

/** A name in the language that it is read in. */
export interface LocalName {
  readonly name: string;
  readonly locale: Locale;
}

/** The mark before a form that `normalizeRomaji` has made: only a query in that spelling is compared with it. */
export const ROMAJI_MARK = '~';

/**
 * The mark before another name of an entry, by the language of the name, which stands there as it is shown: the forms
 * behind it belong to it, so that a hit can say by which name it was found.
 */
export const NAME_MARKS: Readonly<Record<Locale, string>> = { zh: '=', en: '+', ja: '*' };

/** The mark before forms that nobody is told of: the words of a former id. */
export const NAMELESS_MARK = '-';

/** Flags that tell which names of a row are Chinese because there is no translation. */
export const CHINESE_NAME = 1;
export const CHINESE_GAME = 2;

/**
 * An entry: kind, id (of a section or hint: its game's), name (of a hint: its question), the forms under which it is
 * found (folded, with a space between words, the name first), the name of its game, the number of the section from 1,
 * what stayed Chinese, the file of its picture, and the number of its partner in the root, from 1.
 */
export type IndexRow = readonly [
  kind: number,
  id: string,
  name: string,
  forms: readonly string[],
  game: string,
  section: number,
  chinese: number,
  picture: string,
  partner: number,
];

/** A partner whom a visitor can be led to: the id, the name, what stayed Chinese, and the file of the face. */
export type IndexPartner = readonly [id: string, name: string, chinese: number, picture: string];

/** The most partners that a root names, so that it does not grow with the library. */
export const PARTNERS_IN_ROOT = 60;

/** The names of the files below, in order; fewer than {@link FANOUT} in the last branch. */
export type IndexBranch = readonly string[];

/**
 * The start of a search: all rows, or the tree that leads to the buckets; the partners; and which choices games
 * fit together (`choiceSetsOf`), none where nothing is known of these.
 */
export type IndexRoot = {
  readonly partners: readonly IndexPartner[];
  readonly choiceSets: readonly number[];
} & ({ readonly rows: string } | { readonly buckets: number; readonly branch: IndexBranch });

/** The rows of each beginning, the best first, and whether those are all. */
export type IndexBucket = Readonly<
  Record<string, { readonly isWhole: boolean; readonly rows: readonly IndexRow[] }>
>;

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
