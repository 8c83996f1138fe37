import type { LibraryDatabase } from '../database/open-database';
import { insertRows } from '../seed/rows';
import type { SearchDocument } from './documents';

/** Stores what the search knows of items, where nothing of them is stored yet. */
export async function storeDocuments(
  db: LibraryDatabase,
  documents: readonly SearchDocument[],
): Promise<void> {
  await insertRows(
    db,
    'search_documents',
    documents.map(({ document }) => document),
  );
  await insertRows(
    db,
    'search_index',
    documents.map(({ index }) => index),
  );
  const words = new Map(
    documents.flatMap((each) => each.words).map((known) => [known.word, known]),
  );
  await insertRows(
    db,
    'search_words',
    [...words.values()].map(({ word, shown }) => ({ word, shown, length: word.length })),
    { ignore: true },
  );
}

/** Stores anew what the search knows of an item. A word that it had and has no more leads nowhere. */
export async function replaceDocument(
  db: LibraryDatabase,
  replaced: SearchDocument,
): Promise<void> {
  const { row } = replaced.document;
  await db.deleteFrom('search_documents').where('row', '=', row).execute();
  await db.deleteFrom('search_index').where('rowid', '=', row).execute();
  await storeDocuments(db, [replaced]);
}

/** Forgets what the search knows. */
export async function forgetDocuments(db: LibraryDatabase): Promise<void> {
  await db.deleteFrom('search_documents').execute();
  await db.deleteFrom('search_index').execute();
  await db.deleteFrom('search_words').execute();
}
