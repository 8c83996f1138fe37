import { endpoints } from '../../contract';
import { useCase } from '../api/use-case';
import { storeAdReport } from '../database/ad-reports';

/** Stores the report of a desktop download by a visit that came with a `track_id`. */
export const bilibiliAdReport = useCase(endpoints.bilibiliAdReport, async (report, context) => {
  await storeAdReport(context, 'bilibili', report);
  return {};
});
