import type { LibraryDatabase } from './open-database';

/** Facts about the database itself. `sample_digest` is there once the sample library is. */
export type MetaKey = 'sample_digest' | 'seeded_at';

/** Reads a fact; undefined before it was written. */
export const readMeta = async (db: LibraryDatabase, key: MetaKey): Promise<string | undefined> =>
  (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value;

/** Writes a fact over what was there. */
export const writeMeta = async (
  db: LibraryDatabase,
  key: MetaKey,
  value: string,
): Promise<void> => {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};
