import { endpoints } from '../../contract';
import { readContent } from '../database/items';
import { readMeta, writeMeta } from '../database/meta';
import type { LibraryDatabase } from '../database/open-database';
import { gameDocument, roleDocument, SEARCH_VERSION } from './documents';
import { forgetDocuments, storeDocuments } from './store-documents';

/** Items that are in memory at a time. */
const ITEMS_PER_ROUND = 500;

/** Descriptions of each table's items for the search. */
const describe = {
  games: (content: string, position: number) =>
    gameDocument(readContent(endpoints.gameDetail.payload, content), position),
  roles: (content: string, position: number) =>
    roleDocument(readContent(endpoints.entityDetail.payload, content), position),
};

async function indexTable(db: LibraryDatabase, table: keyof typeof describe): Promise<void> {
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
    const documents = rows.map(({ content, position }) => describe[table](content, position));
    await storeDocuments(db, documents);
    after = last.position;
  }
}

/**
 * Makes what the search looks through from the items, unless it was made by today's rules already.
 * @returns true when it was made now
 */
export async function indexLibrary(db: LibraryDatabase): Promise<boolean> {
  if ((await readMeta(db, 'search_version')) === SEARCH_VERSION) return false;
  await db.transaction().execute(async (transaction) => {
    await forgetDocuments(transaction);
    await indexTable(transaction, 'games');
    await indexTable(transaction, 'roles');
    await writeMeta(transaction, 'search_version', SEARCH_VERSION);
  });
  return true;
}
