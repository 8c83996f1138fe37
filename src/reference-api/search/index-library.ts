import { endpoints } from '../../contract';
import { readContent } from '../database/items';
import { readMeta, writeMeta } from '../database/meta';
import type { LibraryDatabase } from '../database/open-database';
import { gameDocument, roleDocument, SEARCH_VERSION } from './documents';
import { forgetDocuments, storeDocuments } from './store-documents';

/** So many items are in memory at a time. */
const ITEMS_PER_ROUND = 500;

/** Hands over all rows of a table in their order, some at a time. */
async function eachRound(
  db: LibraryDatabase,
  table: 'games' | 'roles',
  use: (rows: readonly { position: number; content: string }[]) => Promise<void>,
): Promise<void> {
  for (let after = -1; ;) {
    const rows = await db
      .selectFrom(table)
      .select(['position', 'content'])
      .where('position', '>', after)
      .orderBy('position')
      .limit(ITEMS_PER_ROUND)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    await use(rows);
    after = last.position;
  }
}

/**
 * Makes what the search looks through from the items, unless it was made by today's rules already.
 * @returns whether it was made now
 */
export async function indexLibrary(db: LibraryDatabase): Promise<boolean> {
  if ((await readMeta(db, 'search_version')) === SEARCH_VERSION) return false;
  await db.transaction().execute(async (transaction) => {
    await forgetDocuments(transaction);
    await eachRound(transaction, 'games', (rows) =>
      storeDocuments(
        transaction,
        rows.map(({ content, position }) =>
          gameDocument(readContent(endpoints.gameDetail.payload, content), position),
        ),
      ),
    );
    await eachRound(transaction, 'roles', (rows) =>
      storeDocuments(
        transaction,
        rows.map(({ content, position }) =>
          roleDocument(readContent(endpoints.entityDetail.payload, content), position),
        ),
      ),
    );
    await writeMeta(transaction, 'search_version', SEARCH_VERSION);
  });
  return true;
}
