import * as z from 'zod/mini';
import { COUNTRY_CODE } from '../config/constants';
import { PHONE_PATTERN, TOKEN_PATTERN } from './patterns';
import { LIMITS } from './limits';
import { countSchema, emptySchema, idSchema, timeSchema } from './primitives';
import { lineSchema, nameSchema, pictureSchema, reasonSchema } from './texts';

const phoneSchema = z
  .string()
  .check(z.regex(PHONE_PATTERN, 'expected 11 digits that begin with 13 to 19'));
const codeSchema = nameSchema;
const countryCodeSchema = z.literal(COUNTRY_CODE, {
  error: `expected the number ${COUNTRY_CODE}`,
});

export const sendCodeInput = z.object({ country_code: countryCodeSchema, phone: phoneSchema });
export const loginInput = z.object({
  country_code: countryCodeSchema,
  phone: phoneSchema,
  phone_verify_code: codeSchema,
  source: nameSchema,
});

/**
 * Answer of the login; whatever else comes is kept as part of the session (specification, section 3). What it
 * lets through is a valid session: `isUserInfo` in `session.ts` says the same without zod.
 */
export const sessionUserSchema = z.looseObject({
  access_token: z
    .string()
    .check(z.regex(TOKEN_PATTERN, 'expected a token of visible ASCII characters')),
  web_user_id: idSchema,
  nickname: z.optional(z.string()),
  avatar: z.optional(z.string()),
});

export const userSchema = z.object({
  web_user_id: idSchema,
  nickname: lineSchema,
  avatar: z.optional(pictureSchema),
  phone_masked: lineSchema,
  created_at: timeSchema,
  unread_count: countSchema,
});

export const verifyCodeInput = z.object({ phone_verify_code: codeSchema });
export const ticketPayload = z.object({ ticket: nameSchema });
export const accountDeleteInput = z.object({
  ticket: nameSchema,
  reason: z.optional(reasonSchema),
});
export const noInput = emptySchema;

export const userActionInput = z.object({
  action: nameSchema,
  target_type: nameSchema,
  target_id: nameSchema,
  extra: z.optional(
    z
      .unknown()
      .check(
        z.refine(
          (extra) => JSON.stringify(extra).length <= LIMITS.extra,
          `expected at most ${LIMITS.extra} characters of JSON`,
        ),
      ),
  ),
});

export type WireSessionUser = z.infer<typeof sessionUserSchema>;
export type WireUser = z.infer<typeof userSchema>;
