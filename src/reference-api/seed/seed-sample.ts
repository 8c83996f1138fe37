import { readMeta, writeMeta } from '../database/meta';
import type { LibraryDatabase } from '../database/open-database';
import { readSample } from './read-sample';
import { seedActivities } from './seed-activities';
import { seedGames } from './seed-games';
import { seedPartners } from './seed-partners';

/**
 * Fills an empty database with the sample library, in one transaction: either all of it is there or nothing.
 * A database that was filled before keeps what it holds.
 * @returns whether it was filled now
 * @throws SampleError when a sample file is not valid
 */
export async function seedSample(
  db: LibraryDatabase,
  sampleDir: string,
  day: Date,
): Promise<boolean> {
  if ((await readMeta(db, 'sample_digest')) !== undefined) return false;
  const { games, partners, activities, digest } = readSample(sampleDir);
  const ids = new Set([...games, ...partners].map(({ id }) => id));
  const knows = (id: string): boolean => ids.has(id);
  await db.transaction().execute(async (transaction) => {
    await seedGames(transaction, games, knows);
    await seedPartners(transaction, partners, knows);
    await seedActivities(transaction, activities, day);
    await writeMeta(transaction, 'sample_digest', digest);
    await writeMeta(transaction, 'seeded_at', day.toISOString());
  });
  return true;
}
