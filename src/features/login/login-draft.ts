import * as z from 'zod/mini';
import { readStored, writeStored } from '../../platform/storage';
import type { LoginValues } from './login-schema';
import type { CodeWait } from './use-send-code';

const draftSchema = z.object({
  values: z.object({
    phone_number: z.string(),
    verification_code: z.string(),
    agreementChecked: z.boolean(),
  }),
  countdown: z.optional(z.object({ until: z.number(), seconds: z.number(), phone: z.string() })),
});

/** The unsent values of the form, and the countdown until another code may be sent. */
export interface LoginDraft {
  readonly values: LoginValues;
  readonly countdown?: CodeWait | undefined;
}

/** The draft of this tab; undefined if there is none or it does not parse. */
export function readDraft(): LoginDraft | undefined {
  return readStored(
    'sessionStorage',
    'loginDraft',
    (text) => draftSchema.safeParse(JSON.parse(text ?? 'null')).data,
  );
}

/** Keeps the draft for this tab; one that holds nothing is not kept. */
export function keepDraft({ values, countdown }: LoginDraft): void {
  const { phone_number, verification_code, agreementChecked } = values;
  const isEmpty = phone_number + verification_code === '' && !agreementChecked && !countdown;
  writeStored(
    'sessionStorage',
    'loginDraft',
    isEmpty ? undefined : JSON.stringify({ values, countdown }),
  );
}
