import {
  ENTRY_KINDS,
  type IndexBranch,
  type IndexBucket,
  type IndexPartner,
  type IndexRoot,
  type IndexRow,
} from './index-format';

/*
 * Checks written by hand: a schema would be longer than the search itself, and take a slow phone as long for the rows as
 * everything else together.
 */

const DIGEST = /^[0-9a-f]{16,64}$/;

class IndexError extends Error {
  constructor(expected: string) {
    super(`The search index is spoiled: expected ${expected}`);
    this.name = 'IndexError';
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && DIGEST.test(value);
}

/** The name of a file, so that no address leads elsewhere; empty where there is none. */
const FILE = /^[\w-]*(?:\.\w+)?$/;

function isFile(value: unknown): value is string {
  return typeof value === 'string' && FILE.test(value);
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

function isPartner(value: unknown): value is IndexPartner {
  if (!Array.isArray(value)) return false;
  const fields: readonly unknown[] = value;
  const [id, name, chinese, picture] = fields;
  return (
    [id, name].every((each) => typeof each === 'string') &&
    Number.isInteger(chinese) &&
    isFile(picture)
  );
}

function isRow(value: unknown): value is IndexRow {
  if (!Array.isArray(value)) return false;
  const fields: readonly unknown[] = value;
  const [kind, id, name, forms, game, section, chinese, picture, partner] = fields;
  return (
    typeof kind === 'number' &&
    kind in ENTRY_KINDS &&
    [id, name, game].every((each) => typeof each === 'string') &&
    Array.isArray(forms) &&
    forms.every((each) => typeof each === 'string') &&
    [section, chinese, partner].every((each) => Number.isInteger(each)) &&
    isFile(picture)
  );
}

/** @throws Error when it is no list of rows; so do the others, when it is not what they read */
export function parseRows(value: unknown): readonly IndexRow[] {
  if (Array.isArray(value) && value.every(isRow)) return value;
  throw new IndexError('rows');
}

export function parseBranch(value: unknown): IndexBranch {
  if (Array.isArray(value) && value.every(isDigest)) return value;
  throw new IndexError('names of files');
}

export function parseBucket(value: unknown): IndexBucket {
  if (!isRecord(value)) throw new IndexError('rows by their beginnings');
  return Object.fromEntries(
    Object.entries(value).map(([beginning, node]) => {
      if (!isRecord(node)) throw new IndexError('rows of a beginning');
      return [beginning, { isWhole: node.isWhole === true, rows: parseRows(node.rows) }];
    }),
  );
}

export function parseRoot(value: unknown): IndexRoot {
  if (isRecord(value)) {
    // The root of an older build has no sets of choices.
    const { rows, buckets, branch, partners, choiceSets = [] } = value;
    if (!Array.isArray(partners) || !partners.every(isPartner)) throw new IndexError('partners');
    if (!Array.isArray(choiceSets) || !choiceSets.every(isInteger))
      throw new IndexError('sets of choices');
    if (isDigest(rows)) return { partners, choiceSets, rows };
    if (typeof buckets === 'number' && buckets >= 1)
      return { partners, choiceSets, buckets, branch: parseBranch(branch) };
  }
  throw new IndexError('a root');
}
