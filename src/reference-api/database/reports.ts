import { KEPT_REPORTS } from '../limits';
import type { LibraryDatabase } from './open-database';

/**
 * Keeps the latest rows of a table that visitors write to. Ids are given one after the other, so they tell how many there are.
 * @param newest the id of the row that was written last
 */
export async function forgetOldReports(
  db: LibraryDatabase,
  table: 'user_actions' | 'ad_reports',
  newest: bigint | undefined,
): Promise<void> {
  if (newest === undefined) return;
  await db
    .deleteFrom(table)
    .where('id', '<=', Number(newest) - KEPT_REPORTS)
    .execute();
}
