import type { LibraryDatabase } from '../database/open-database';
import { insertRows } from '../seed/rows';
import type { SearchDocument } from './documents';
import { forgetNames } from './known-names';

/** Stores what the search knows of items, where nothing of them is stored yet. */
export async function storeDocuments(
  db: LibraryDatabase,
  documents: readonly SearchDocument[],
): Promise<void> {
  const names = documents.map((document) => document.names);
  const texts = documents.map((document) => document.texts);
  await insertRows(db, 'search_names', names);
  await insertRows(db, 'search_texts', texts);
  forgetNames(db);
}

/** Stores anew what the search knows of an item. */
export async function replaceDocument(
  db: LibraryDatabase,
  replaced: SearchDocument,
): Promise<void> {
  const { row } = replaced.names;
  await db.deleteFrom('search_names').where('row', '=', row).execute();
  await db.deleteFrom('search_texts').where('rowid', '=', row).execute();
  await storeDocuments(db, [replaced]);
}

/** Forgets what the search knows. */
export async function forgetDocuments(db: LibraryDatabase): Promise<void> {
  await db.deleteFrom('search_names').execute();
  await db.deleteFrom('search_texts').execute();
}
