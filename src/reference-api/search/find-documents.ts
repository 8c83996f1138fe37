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

/** How well one term fits, smaller is better: the whole name, a part of it, a tag, some text, not at all. */
function rankOf(term: string): RawBuilder<number> {
  return sql<number>`case
  when instr(names, ${`\n${term}\n`}) then 0
  when instr(names, ${term}) then 1
  when instr(tags, ${term}) then 2
  when instr(body, ${term}) then 3
  else 4 end`;
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
  const ranks = sql.join([sql`0`, ...terms.map(rankOf)]);
  const ofType = wanted.type === undefined ? sql`1` : sql`type = ${wanted.type}`;
  const matches = sql`select type, id, position, max(${ranks}) as rank
    from search_documents where ${ofType}`;
  const found = await sql<FoundRow & { total: number }>`
    with matches as (${matches}),
      hits as (select *, count(*) over () as total from matches where rank < 4)
    select hits.type, hits.total, coalesce(games.content, roles.content) as content
    from (select * from hits order by rank, type, position
      limit ${wanted.page_size} offset ${offsetOf(wanted)}) as hits
    left join games on hits.type = 'game' and games.id = hits.id
    left join roles on hits.type = 'role' and roles.id = hits.id
    order by hits.rank, hits.type, hits.position`.execute(db);
  const first = found.rows[0];
  if (first || wanted.page === 1) return { rows: found.rows, total: first?.total ?? 0 };
  // A page behind the last one has no row that could carry the total.
  const { total } = await findDocuments(db, terms, { ...wanted, page: 1, page_size: 1 });
  return { rows: [], total };
}
