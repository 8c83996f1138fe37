import { endpoints, type WireGameDetail } from '../../contract';
import { readContent } from './content';
import type { LibraryDatabase } from './open-database';

/** A game by its id; undefined when there is none. */
export async function readGame(
  db: LibraryDatabase,
  id: string,
): Promise<WireGameDetail | undefined> {
  const row = await db
    .selectFrom('games')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readContent(endpoints.gameDetail.payload, row.content);
}

/** Whether a game is there, without reading all of it. */
export async function hasGame(db: LibraryDatabase, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('games').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined
  );
}
