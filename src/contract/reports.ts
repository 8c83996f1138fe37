import * as z from 'zod/mini';
import { ACCESS_KEYS } from './access-keys';
import { conversationIdSchema, idSchema } from './primitives';
import { lineSchema, nameSchema, reportWordsSchema, upTo } from './texts';

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

/** The name of the action below. */
export const REPORT_ACCESS = 'report_access';

/** A fact that a visitor contradicts: a need of players, and what the page said of it. */
const deniedSchema = z.object({ need: z.enum(ACCESS_KEYS), answer: z.enum(['yes', 'no']) });

/**
 * The action of `report_user_action` by which anybody, logged in or not, says that a game cannot be played as its page
 * says, or can. People look at it, so it has a shape.
 */
export const accessReportSchema = z.object({
  action: z.literal(REPORT_ACCESS),
  target_type: z.literal('game'),
  target_id: idSchema,
  extra: z.object({
    denied: upTo(ACCESS_KEYS.length, deniedSchema).check(z.minLength(1, 'expected a fact')),
    words: z.optional(reportWordsSchema),
  }),
});

export type WireAccessReport = z.infer<typeof accessReportSchema>;
