import { endpoints } from '../../contract';
import { useCase } from '../api/use-case';
import { storeAdReport } from '../database/ad-reports';

/** Stores the report of a mobile download. */
export const huobanAdReport = useCase(endpoints.huobanAdReport, async (report, context) => {
  await storeAdReport(context, 'huoban', report);
  return {};
});
