import type { LibraryDatabase } from '../database/open-database';
import { offsetOf, type PageInput } from '../database/paging';
import type { Match } from './find-matches';

/** A match with what is stored of it. */
export interface FoundRow {
  readonly type: 'game' | 'role';
  readonly content: string;
  /** The game of a role. */
  readonly game: string | null;
}

async function readRow(db: LibraryDatabase, { row }: Match): Promise<FoundRow> {
  const position = Math.floor(row / 5);
  if (row % 5 === 0) {
    const game = await db
      .selectFrom('games')
      .select('content')
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    return { type: 'game', content: game.content, game: null };
  }
  const role = await db
    .selectFrom('roles')
    .innerJoin('games', 'games.id', 'roles.game_id')
    .select(['roles.content as content', 'games.content as game'])
    .where('roles.position', '=', position)
    .executeTakeFirstOrThrow();
  return { type: 'role', ...role };
}

/** Reads a page of matches. */
export async function readMatches(
  db: LibraryDatabase,
  matches: readonly Match[],
  page: PageInput,
): Promise<FoundRow[]> {
  const offset = offsetOf(page);
  const rows: FoundRow[] = [];
  for (const match of matches.slice(offset, offset + page.page_size)) {
    rows.push(await readRow(db, match));
  }
  return rows;
}
