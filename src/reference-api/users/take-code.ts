import { ERROR_CODE } from '../../contract';
import { ApiError } from '../api/api-error';
import type { Context } from '../api/context';
import type { CodePurpose } from '../database/tables';
import { CODE_TRIES } from './limits';
import { isCode } from './secrets';

interface Given {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** One message for all: who guesses must not learn whether a code was sent. */
function wrongCode(): ApiError {
  return new ApiError(
    ERROR_CODE.wrongCode,
    'phone_verify_code: wrong, used or expired; only the latest code counts, and it may be tried five times',
  );
}

/**
 * Takes the code that was sent last to a number for a purpose; it can be taken once.
 * @throws ApiError 41907 when it is wrong, used, expired, or was tried too often
 */
export async function takeCode(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { phone, purpose, code }: Given,
): Promise<void> {
  const time = now().toISOString();
  // The try is counted before the code is looked at: guesses that come all at once are counted too.
  const latest = await db
    .updateTable('verification_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', (codes) =>
      codes
        .selectFrom('verification_codes')
        .select((row) => row.fn.max('id').as('id'))
        .where('phone', '=', phone)
        .where('purpose', '=', purpose),
    )
    .where('tries', '<', CODE_TRIES)
    .where('expires_at', '>', time)
    .returning(['id', 'salt', 'code_hash'])
    .executeTakeFirst();
  if (!latest || !(await isCode(code, latest))) throw wrongCode();
  const { numUpdatedRows } = await db
    .updateTable('verification_codes')
    .set({ used_at: time })
    .where('id', '=', latest.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw wrongCode();
}
