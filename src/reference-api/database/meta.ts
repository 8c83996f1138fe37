import type { LibraryDatabase } from './open-database';

/**
 * Facts about the database itself. `sample_digest` is there once the sample library is; `search_version` says by which
 * rules the search's documents were made.
 */
export type MetaKey = 'sample_digest' | 'seeded_at' | 'search_version';

/** Reads a fact; undefined before it was written. */
export async function readMeta(db: LibraryDatabase, key: MetaKey): Promise<string | undefined> {
  return (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())
    ?.value;
}

/** Writes a fact over what was there. */
export async function writeMeta(db: LibraryDatabase, key: MetaKey, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
