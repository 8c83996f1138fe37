import * as z from 'zod/mini';

/** What every response is wrapped in (specification, section 7.1). */
export const envelopeSchema = z.object({
  error_code: z.int(),
  error_message: z._default(z.string(), ''),
  payload: z.optional(z.nullable(z.unknown())),
});

export type Envelope = z.infer<typeof envelopeSchema>;

/** Error codes of the specification (section 8) and those that the reference API adds. */
export const ERROR_CODE = {
  success: 0,
  /** Session invalid: the client logs out locally and rejects with `error_message`. */
  sessionInvalid: 41001,
  /** Wrong or expired verification code; rejects with the whole response. */
  wrongCode: 41907,
  /** Too many code requests, `payload.retry_after` in seconds; rejects with the whole response. */
  tooManyCodes: 41912,
  invalidInput: 40000,
  unknownId: 40400,
  rateLimit: 42900,
  serverFault: 50000,
} as const;
