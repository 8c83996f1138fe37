import type { Insertable } from 'kysely';
import type { LibraryDatabase } from '../database/open-database';
import type { Tables } from '../database/tables';

// SQLite takes 32,766 values in one statement; this stays below it for every table.
const ROWS_PER_STATEMENT = 500;

/** Inserts rows, many with one statement. */
export async function insertRows<T extends keyof Tables>(
  db: LibraryDatabase,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_PER_STATEMENT))
      .execute();
  }
}

/** The row of an item: JSON text in the shape of the contract, and its place in every list. */
export function itemRow(item: { readonly id: string }, position: number) {
  return {
    id: item.id,
    position,
    content: JSON.stringify(item),
  };
}
