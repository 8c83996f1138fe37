import * as z from 'zod/mini';
import { lineSchema, nameSchema } from './texts';

const adReportFields = {
  conv_time: z.literal(0),
  idfa: z.literal(''),
  client_ip: lineSchema,
  model: z.literal(''),
  ua: lineSchema,
  oaid: z.literal(''),
  updatetime: z.literal(0),
  boottime: z.literal(0),
  report_from: lineSchema,
  ua_xy: lineSchema,
};

/** The ad report: its constants are sent as they stand here (specification, section 3). */
export const adReportInput = z.object(adReportFields);

/** The same fields and the `track_id` that the visit came with. */
export const bilibiliAdReportInput = z.object({ ...adReportFields, track_id: nameSchema });
