import { endpoints } from '../../contract';
import type { Context } from '../api/context';
import { defineHandler } from '../api/define-handler';
import { forgetOldReports } from '../database/reports';
import type { Tables } from '../database/tables';

/** Stores a report as it came. The oldest reports are forgotten. */
async function store(
  { db, now }: Context,
  kind: Tables['ad_reports']['kind'],
  report: object,
): Promise<Record<string, never>> {
  const { insertId } = await db
    .insertInto('ad_reports')
    .values({ kind, content: JSON.stringify(report), created_at: now().toISOString() })
    .executeTakeFirstOrThrow();
  await forgetOldReports(db, 'ad_reports', insertId);
  return {};
}

/** The report of a desktop download by a visit that came with a `track_id`. */
export const bilibiliAdReport = defineHandler(endpoints.bilibiliAdReport, (report, context) =>
  store(context, 'bilibili', report),
);

/** The report of a mobile download. */
export const huobanAdReport = defineHandler(endpoints.huobanAdReport, (report, context) =>
  store(context, 'huoban', report),
);
