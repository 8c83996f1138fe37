import type { Context } from '../api/context';
import type { CodePurpose } from '../database/tables';
import { assertMaySend, type CodeRequest } from './code-limits';
import { CODE_LIFETIME_S, CODE_MEMORY_S } from './limits';
import { hashCode, newCode } from './secrets';
import { secondsAfter } from './times';

interface SendRequest extends CodeRequest {
  readonly purpose: CodePurpose;
}

/**
 * Sends a code to a number, if the limits allow it. Only its hash is stored; the code is in the message alone.
 * @throws ApiError 41912 with `retry_after` when too many were asked for
 */
export async function sendCode(
  { db, now, sms, codeLimits }: Context,
  { phone, address, purpose }: SendRequest,
): Promise<void> {
  const code = newCode();
  const hash = await hashCode(code);
  const time = now();
  const times = {
    created_at: time.toISOString(),
    expires_at: secondsAfter(time, CODE_LIFETIME_S),
  };
  // Counting and writing in one transaction, so that a double click sends one code.
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('verification_codes')
      .where('created_at', '<=', secondsAfter(time, -CODE_MEMORY_S))
      .execute();
    await assertMaySend(transaction, { phone, address }, codeLimits, time);
    await transaction
      .insertInto('verification_codes')
      .values({ phone, address, purpose, ...hash, ...times })
      .execute();
  });
  sms.send({ phone, code, ...times });
}
