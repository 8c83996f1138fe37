import { createHash } from 'node:crypto';
import { prefixKeysOf } from '../../../local-search/prefix-keys';
import {
  bucketOf,
  FANOUT,
  ROWS_IN_ONE_FILE,
  ROWS_OF_A_BEGINNING,
  type IndexBranch,
  type IndexPartner,
  type IndexRoot,
  type IndexRow,
} from '../../../local-search/index-format';

/** Rows in a bucket, on average at the most. */
const ROWS_OF_A_BUCKET = 64;

const DIGEST_LENGTH = 16;

/** Takes a file of the index; its name is the digest of its text. */
export type TakeFile = (digest: string, text: string) => void;

/** The place of a row from which it is found, and what it costs to begin there. */
interface Entry {
  readonly text: string;
  readonly row: number;
  readonly isFirst: boolean;
}

/** The rows of one beginning: all of them, or the best of too many. */
interface Node {
  readonly beginning: string;
  readonly isWhole: boolean;
  readonly rows: readonly number[];
}

function byFitness(a: Entry, b: Entry): number {
  return Number(b.isFirst) - Number(a.isFirst) || a.row - b.row;
}

/**
 * The beginnings of texts, each as short as it may be for its rows to be few; on the way there, the best rows of each
 * shorter one.
 */
function* nodesOf(entries: readonly Entry[], beginning = ''): Generator<Node> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const next = entry.text[beginning.length];
    if (next === undefined) continue;
    const group = groups.get(next);
    if (group) group.push(entry);
    else groups.set(next, [entry]);
  }
  for (const [next, group] of groups) {
    const longer = beginning + next;
    const rows = [...new Set(group.sort(byFitness).map(({ row }) => row))];
    const isWhole = rows.length <= ROWS_OF_A_BEGINNING;
    yield { beginning: longer, isWhole, rows: rows.slice(0, ROWS_OF_A_BEGINNING) };
    if (!isWhole) yield* nodesOf(group, longer);
  }
}

function writeFile(text: string, take: TakeFile): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
  take(digest, text);
  return digest;
}

/** Branches above the files with these names, until one branch has them all. */
function writeBranches(digests: readonly string[], take: TakeFile): readonly string[] {
  if (digests.length <= FANOUT) return digests;
  const branches: string[] = [];
  for (let from = 0; from < digests.length; from += FANOUT) {
    branches.push(writeFile(JSON.stringify(digests.slice(from, from + FANOUT)), take));
  }
  return writeBranches(branches, take);
}

/** A power of two, so that a game more does not put every row into another bucket. */
function bucketCount(rows: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(rows / ROWS_OF_A_BUCKET)));
}

function entriesOf(forms: readonly string[], row: number): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { text, isFirst } of forms.flatMap(prefixKeysOf)) {
    if (entries.get(text)?.isFirst !== true) entries.set(text, { text, isFirst, row });
  }
  return [...entries.values()];
}

function writeBuckets(
  rows: readonly IndexRow[],
  take: TakeFile,
): { readonly buckets: number; readonly branch: IndexBranch } {
  const entries = rows.flatMap(([, , , forms], row) => entriesOf(forms, row));
  const nodes = [...nodesOf(entries)];
  const buckets = bucketCount(nodes.reduce((sum, node) => sum + node.rows.length, 0));
  const filled: Node[][] = Array.from({ length: buckets }, () => []);
  for (const node of nodes) filled[bucketOf(node.beginning, buckets)]?.push(node);
  const texts = rows.map((row) => JSON.stringify(row));
  const digests = filled.map((own) => {
    const members = own
      .sort((a, b) => (a.beginning < b.beginning ? -1 : 1))
      .map(({ beginning, isWhole, rows: found }) => {
        const list = found.map((row) => texts[row]).join(',');
        return `${JSON.stringify(beginning)}:{"isWhole":${String(isWhole)},"rows":[${list}]}`;
      });
    return writeFile(`{${members.join(',')}}`, take);
  });
  return { buckets, branch: [...writeBranches(digests, take)] };
}

/** The index of one language. */
export interface SearchIndex {
  readonly rows: readonly IndexRow[];
  readonly partners: readonly IndexPartner[];
  readonly choiceSets: IndexRoot['choiceSets'];
}

/**
 * Writes the files of one language's index: one with all rows, or buckets where there are many.
 * @returns the root, which names them
 */
export function writeIndexFiles(
  { rows, partners, choiceSets }: SearchIndex,
  take: TakeFile,
): IndexRoot {
  if (rows.length > ROWS_IN_ONE_FILE) return { partners, choiceSets, ...writeBuckets(rows, take) };
  return { partners, choiceSets, rows: writeFile(JSON.stringify(rows), take) };
}
