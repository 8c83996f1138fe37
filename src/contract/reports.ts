import * as z from 'zod/mini';
import { conversationIdSchema, idSchema } from './primitives';
import { lineSchema, nameSchema, reportWordsSchema } from './texts';

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

/** The name of the action below. */
export const REPORT_MESSAGE = 'report_message';

/**
 * The action of `report_user_action` by which a visitor reports what a partner has said. What an action carries besides
 * its target is its own affair; of this one it is looked at by people, so it has a shape.
 */
export const messageReportSchema = z.object({
  action: z.literal(REPORT_MESSAGE),
  target_type: z.literal('message'),
  target_id: idSchema,
  extra: z.object({
    conversation_id: conversationIdSchema,
    reason: z.enum(['wrong', 'harmful', 'sexual', 'minor', 'other']),
    words: z.optional(reportWordsSchema),
  }),
});

export type WireMessageReport = z.infer<typeof messageReportSchema>;
export type WireReportReason = WireMessageReport['extra']['reason'];
