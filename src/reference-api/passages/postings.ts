import { sql } from 'kysely';
import type { LibraryDatabase } from '../database/open-database';

/** The passages that a query of the index finds, in the order of their numbers. */
export interface Postings {
  readonly rowids: Float64Array;
  /** Flags of each: whether it has the word in its heading or question ({@link IN_HEADING}), and in its name ({@link IN_NAME}). */
  readonly places: Uint8Array;
}

export const IN_HEADING = 1;
export const IN_NAME = 2;

export const NO_POSTINGS: Postings = { rowids: new Float64Array(), places: new Uint8Array() };

/** The columns of the index that are searched, and those that say where a word stands. */
const COLUMNS = ['name heading question text asked', 'heading question', 'name'] as const;

/** Postings that are remembered until an item changes: the names of the database are another object then. */
const kept = new WeakMap<object, KeptPostings>();

/** The most passages in all postings that are kept: nine bytes each. */
const KEPT_PASSAGES = 1_500_000;

/** The postings that were read last. */
export class KeptPostings {
  private readonly byMatch = new Map<string, Postings>();
  private passages = 0;

  /** @param most so many passages are kept in all of them together */
  constructor(private readonly most: number) {}

  get(match: string): Postings | undefined {
    const known = this.byMatch.get(match);
    if (known) {
      this.byMatch.delete(match);
      this.byMatch.set(match, known);
    }
    return known;
  }

  keep(match: string, postings: Postings): void {
    this.byMatch.set(match, postings);
    this.passages += postings.rowids.length + 1;
    for (const [oldest, { rowids }] of this.byMatch) {
      if (this.passages <= this.most) break;
      this.byMatch.delete(oldest);
      this.passages -= rowids.length + 1;
    }
  }
}

const ZERO = 0x30;
const COMMA = 0x2c;

/** Reads numbers with commas between them: to split the text first would take three times as long. */
function toNumbers(list: string | null | undefined): Float64Array {
  if (!list) return new Float64Array();
  const numbers: number[] = [];
  let number = 0;
  for (let at = 0; at < list.length; at += 1) {
    const code = list.charCodeAt(at);
    if (code !== COMMA) {
      number = 10 * number + code - ZERO;
      continue;
    }
    numbers.push(number);
    number = 0;
  }
  numbers.push(number);
  return Float64Array.from(numbers);
}

/** Marks the passages that are in a part of all, both in the order of their numbers. */
function mark(all: Float64Array, places: Uint8Array, part: Float64Array, place: number): void {
  let at = 0;
  for (const rowid of part) {
    while (at < all.length && (all[at] ?? 0) < rowid) at += 1;
    places[at] = (places[at] ?? 0) | place;
  }
}

function toPostings([any, inHeading, inName]: readonly (string | null)[]): Postings {
  const rowids = toNumbers(any);
  const places = new Uint8Array(rowids.length);
  mark(rowids, places, toNumbers(inHeading), IN_HEADING);
  mark(rowids, places, toNumbers(inName), IN_NAME);
  return { rowids, places };
}

/** Reads postings in one statement: a list for each column set comes as one text, which costs less than its rows. */
async function readPostings(
  db: LibraryDatabase,
  matches: readonly string[],
  scope: string,
): Promise<readonly Postings[]> {
  const selects = matches.flatMap((match) =>
    COLUMNS.map(
      (columns) => sql`select group_concat(rowid) as rowids from passages
        where passages match ${`${scope}({${columns}} : (${match}))`}`,
    ),
  );
  const { rows } = await sql<{
    rowids: string | null;
  }>`${sql.join(selects, sql` union all `)}`.execute(db);
  return matches.map((_, at) =>
    toPostings(
      rows.slice(at * COLUMNS.length, (at + 1) * COLUMNS.length).map(({ rowids }) => rowids),
    ),
  );
}

/**
 * Finds the passages that have words, those of each word in its place.
 * @param names of the database: what is kept is forgotten with them
 * @param matches the queries of the index that find the words
 * @param scope of the index, empty for all
 */
export async function postingsOf(
  db: LibraryDatabase,
  names: object,
  matches: readonly string[],
  scope: string,
): Promise<readonly Postings[]> {
  const known = kept.get(names) ?? new KeptPostings(KEPT_PASSAGES);
  kept.set(names, known);
  const found = new Map(matches.map((match) => [match, known.get(scope + match)]));
  const missing = [...found].filter(([, postings]) => !postings).map(([match]) => match);
  const read = missing.length === 0 ? [] : await readPostings(db, missing, scope);
  missing.forEach((match, at) => {
    const postings = read[at];
    if (!postings) return;
    found.set(match, postings);
    known.keep(scope + match, postings);
  });
  return matches.map((match) => found.get(match) ?? NO_POSTINGS);
}
