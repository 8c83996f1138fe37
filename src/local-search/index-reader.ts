import type { Locale } from '../config/locales';
import {
  bucketOf,
  indexAddress,
  pathToBucket,
  type IndexBranch,
  type IndexRoot,
} from './index-format';
import { parseBranch, parseBucket, parseRoot, parseRows } from './parse-index';
import { readyRow, type ReadyRow } from './rank-rows';

/** Reads a file of the site. Rejects when it is not there or does not come. */
export type LoadText = (address: string) => Promise<string>;

/** The rows of a beginning, and whether those are all. */
export interface ReadyNode {
  readonly isWhole: boolean;
  readonly rows: readonly ReadyRow[];
}

/** Remembers what came, and what did not. */
class Remembered<T> {
  private readonly values = new Map<string, Promise<T>>();

  constructor(private readonly make: (key: string) => Promise<T>) {}

  get(key: string): Promise<T> {
    const known = this.values.get(key);
    if (known) return known;
    const value = this.make(key);
    this.values.set(key, value);
    return value;
  }
}

/** The files of one language's index as they are needed, each read once. */
export class IndexReader {
  private readonly roots: Remembered<IndexRoot>;
  private readonly branches: Remembered<IndexBranch>;
  private readonly buckets: Remembered<ReadonlyMap<string, ReadyNode>>;
  private readonly wholes: Remembered<readonly ReadyRow[]>;

  constructor(locale: Locale, load: LoadText) {
    const read = async (digest?: string): Promise<unknown> =>
      JSON.parse(await load(indexAddress(locale, digest)));
    this.roots = new Remembered(async () => parseRoot(await read()));
    this.branches = new Remembered(async (digest) => parseBranch(await read(digest)));
    this.wholes = new Remembered(async (digest) => parseRows(await read(digest)).map(readyRow));
    this.buckets = new Remembered(async (digest) => {
      const nodes = Object.entries(parseBucket(await read(digest)));
      return new Map(
        nodes.map(([beginning, { isWhole, rows }]) => [
          beginning,
          { isWhole, rows: rows.map(readyRow) },
        ]),
      );
    });
  }

  root(): Promise<IndexRoot> {
    return this.roots.get('');
  }

  /** All rows of a small library. */
  whole(digest: string): Promise<readonly ReadyRow[]> {
    return this.wholes.get(digest);
  }

  /** The rows of a beginning in a large library; undefined where nothing begins so, or a shorter one has them all. */
  async node(
    beginning: string,
    { buckets, branch }: Extract<IndexRoot, { buckets: number }>,
  ): Promise<ReadyNode | undefined> {
    const path = pathToBucket(bucketOf(beginning, buckets), buckets);
    let names: IndexBranch = branch;
    for (const place of path.slice(0, -1)) names = await this.branches.get(names[place] ?? '');
    const bucket = await this.buckets.get(names[path.at(-1) ?? 0] ?? '');
    return bucket.get(beginning);
  }
}
