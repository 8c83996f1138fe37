import { sql, type RawBuilder } from 'kysely';
import type { LibraryDatabase } from '../database/open-database';
import { offsetOf, type PageInput } from '../database/paging';

/** A match: enough to read the item itself. */
export interface FoundRow {
  readonly type: string;
  readonly content: string;
}

interface Wanted extends PageInput {
  readonly type?: 'game' | 'role' | undefined;
}

/** Somewhere in a column. */
function within(column: RawBuilder<string>, text: string): RawBuilder<number> {
  return sql<number>`instr(${column}, ${text})`;
}

/** At the beginning of a line, or of a word in languages that have blanks between words. */
function atWordStart(column: RawBuilder<string>, text: string): RawBuilder<number> {
  return sql<number>`(${within(column, `\n${text}`)} or ${within(column, ` ${text}`)})`;
}

const names = sql<string>`names`;
const subject = sql<string>`subject`;
const body = sql<string>`body`;

/** Whether a term is anywhere in a document. */
function has(term: string): RawBuilder<number> {
  return sql<number>`(${within(names, term)} or ${within(subject, term)} or ${within(body, term)})`;
}

/** A text in a script that has blanks between words. */
const WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\d]/u;

type Tier = readonly [rank: number, fits: RawBuilder<number>];

/** The tiers that a text may reach, the best first; smaller ranks are better. */
function tiersOf(text: string): { readonly tiers: readonly Tier[]; readonly rest: number } {
  const wholeLine = `\n${text}\n`;
  const nameTiers: readonly Tier[] = [
    [0, within(names, wholeLine)],
    [1, atWordStart(names, text)],
  ];
  const subjectTiers: readonly Tier[] = [
    [3, within(subject, wholeLine)],
    [4, atWordStart(subject, text)],
  ];
  if (!WORD.test(text)) {
    const tiers: Tier[] = [
      ...nameTiers,
      [2, within(names, text)],
      ...subjectTiers,
      [5, within(subject, text)],
    ];
    return { tiers, rest: 6 };
  }
  // A piece inside of a word comes after all that begins with it: "ant" is in every lantern.
  const tiers: Tier[] = [
    ...nameTiers,
    ...subjectTiers,
    [6, atWordStart(body, text)],
    [7, within(names, text)],
    [8, within(subject, text)],
  ];
  return { tiers, rest: 9 };
}

/**
 * How well a text fits that is somewhere in a document, smaller is better: names first, then tags and what the item is
 * about, then all other text; in each, what is or begins with the text comes before what only holds it.
 */
function rankOf(text: string): RawBuilder<number> {
  const { tiers, rest } = tiersOf(text);
  const cases = tiers.map(([rank, fits]) => sql`when ${fits} then ${sql.lit(rank)}`);
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(rest)} end`;
}

/** How well a document fits that has every term: as its worst term, or as all of them in this order if that is better. */
function rankOfAll(terms: readonly string[]): RawBuilder<number> {
  const [first = '', ...others] = terms;
  if (others.length === 0) return rankOf(first);
  return sql<number>`min(${rankOf(terms.join(' '))}, max(${sql.join(terms.map(rankOf))}))`;
}

/**
 * A page of the items that hold every term, those with the better match first.
 * `instr` instead of `like`, because a visitor's % and _ are plain characters.
 */
export async function findDocuments(
  db: LibraryDatabase,
  terms: readonly string[],
  wanted: Wanted,
): Promise<{ rows: FoundRow[]; total: number }> {
  const ofType = wanted.type === undefined ? sql`1` : sql`type = ${wanted.type}`;
  // What lacks one term is left at that: the others are not looked for.
  const conditions = sql.join([ofType, ...terms.map(has)], sql` and `);
  const found = await sql<FoundRow & { total: number }>`
    with hits as (select type, id, position, ${rankOfAll(terms)} as rank, count(*) over () as total
      from search_documents where ${conditions})
    select page.type, page.total, coalesce(games.content, roles.content) as content
    from (select * from hits order by rank, type, position
      limit ${wanted.page_size} offset ${offsetOf(wanted)}) as page
    left join games on page.type = 'game' and games.id = page.id
    left join roles on page.type = 'role' and roles.id = page.id
    order by page.rank, page.type, page.position`.execute(db);
  const first = found.rows[0];
  if (first || wanted.page === 1) return { rows: found.rows, total: first?.total ?? 0 };
  // A page behind the last one has no row that could carry the total.
  const { total } = await findDocuments(db, terms, { ...wanted, page: 1, page_size: 1 });
  return { rows: [], total };
}
