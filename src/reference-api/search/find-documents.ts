import { sql } from 'kysely';
import type { LibraryDatabase } from '../database/open-database';
import { offsetOf, type PageInput } from '../database/paging';
import type { Query } from './query';
import { RANK } from './rank';

/** A match: enough to read the item itself. */
export interface FoundRow {
  readonly type: 'game' | 'role';
  readonly content: string;
  /** The game of a role. */
  readonly game: string | null;
}

interface Wanted extends PageInput {
  readonly type?: 'game' | 'role' | undefined;
}

/** How many items of each type a search finds. */
export interface Counts {
  readonly game: number;
  readonly role: number;
}

/** Counts what a search finds, by the index alone. */
export async function countDocuments(db: LibraryDatabase, { match }: Query): Promise<Counts> {
  const { rows } = await sql<{ is_role: number; count: number }>`
    select rowid % 2 as is_role, count(*) as count from search_index
      where search_index match ${match} group by 1`.execute(db);
  const countOf = (isRole: number): number =>
    rows.find(({ is_role }) => is_role === isRole)?.count ?? 0;
  return { game: countOf(0), role: countOf(1) };
}

/**
 * A page of the items that a search finds, those with the better match first. Where only a text has the words, the one comes
 * first that is more about them; else games come before roles, then the seeding order.
 */
export async function findDocuments(
  db: LibraryDatabase,
  { match, rank }: Query,
  { type, ...page }: Wanted,
): Promise<FoundRow[]> {
  const ofType =
    type === undefined ? sql`1` : sql`search_index.rowid % 2 = ${type === 'role' ? 1 : 0}`;
  const { rows } = await sql<FoundRow>`
    with hits as (select document.type, document.id, document.position, ${rank} as rank,
        bm25(search_index) as weight
      from search_index join search_documents as document on document.row = search_index.rowid
      where search_index match ${match} and ${ofType}),
    page as (select *, iif(rank < ${sql.lit(RANK.text)}, 0, weight) as text_weight from hits
      order by rank, text_weight, type, position
      limit ${page.page_size} offset ${offsetOf(page)})
    select page.type, coalesce(games.content, roles.content) as content,
      game_of_role.content as game
    from page
    left join games on page.type = 'game' and games.id = page.id
    left join roles on page.type = 'role' and roles.id = page.id
    left join games as game_of_role on game_of_role.id = roles.game_id
    order by page.rank, page.text_weight, page.type, page.position`.execute(db);
  return rows;
}
