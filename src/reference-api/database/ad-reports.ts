import type { Context } from '../api/context';
import type { Tables } from './tables';

/** Stores an ad report as it came. */
export async function storeAdReport(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: Tables['ad_reports']['kind'],
  report: object,
): Promise<void> {
  await db
    .insertInto('ad_reports')
    .values({ kind, content: JSON.stringify(report), created_at: now().toISOString() })
    .execute();
}
