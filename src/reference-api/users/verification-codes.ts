import { ERROR_CODE } from '../../contract';
import { EndpointError } from '../api/endpoint-error';
import type { Context } from '../api/context';
import type { LibraryDatabase } from '../database/open-database';
import type { CodePurpose } from '../database/tables';
import {
  CODE_LIFETIME_S,
  CODE_MEMORY_S,
  CODE_TRIES_OF_OTHERS,
  secondsAfter,
  type CodeLimits,
} from '../limits';
import { countGuess, forgetGuesses } from './code-guesses';
import { hashCode, isCode, newCode } from './credentials';

/** Who asks for a code, and for which number. */
interface CodeRequest {
  readonly phone: string;
  readonly address: string;
}

interface Count {
  readonly column: keyof CodeRequest;
  readonly value: string;
  readonly max: number;
  readonly seconds: number;
}

/** Tells for how many milliseconds one limit still holds; 0 when it does not. */
async function waitOf(
  db: LibraryDatabase,
  { column, value, max, seconds }: Count,
  now: Date,
): Promise<number> {
  // The max-th code back is the one that must grow old before the next may be sent.
  const blocking = await db
    .selectFrom('verification_codes')
    .select('created_at')
    .where(column, '=', value)
    .where('created_at', '>', secondsAfter(now, -seconds))
    // A clock that was set back must not lock a number until it has caught up.
    .where('created_at', '<=', now.toISOString())
    .orderBy('created_at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  return blocking ? Date.parse(blocking.created_at) + seconds * 1000 - now.getTime() : 0;
}

/**
 * Makes sure that a code may be sent, counting those that were sent before. A refused request does not count.
 * @throws EndpointError 41912 with `retry_after` in seconds, after which every limit lets a request through
 */
async function assertMaySend(
  db: LibraryDatabase,
  { phone, address }: CodeRequest,
  { perNumber, perAddress }: CodeLimits,
  now: Date,
): Promise<void> {
  const counts: Count[] = [
    ...perNumber.map((limit) => ({ ...limit, column: 'phone' as const, value: phone })),
    ...perAddress.map((limit) => ({ ...limit, column: 'address' as const, value: address })),
  ];
  let longest = { wait: 0, column: '' };
  for (const count of counts) {
    const wait = await waitOf(db, count, now);
    if (wait > longest.wait) longest = { wait, column: count.column };
  }
  if (longest.wait === 0) return;
  const retry_after = Math.ceil(longest.wait / 1000);
  throw new EndpointError(
    ERROR_CODE.tooManyCodes,
    `${longest.column}: too many codes were asked for, try again in ${String(retry_after)} s`,
    { retry_after },
  );
}

/** Deletes codes that no limit counts any more, with the number and the address that they were asked from. */
export async function dropOldCodes(db: LibraryDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('verification_codes')
    .where('created_at', '<=', secondsAfter(now, -CODE_MEMORY_S))
    .execute();
}

interface SendRequest extends CodeRequest {
  readonly purpose: CodePurpose;
}

/**
 * Sends a code to a number, if the limits allow it. Only its hash is stored; the code is in the message alone.
 * @throws EndpointError 41912 with `retry_after` when too many were asked for
 */
export async function sendVerificationCode(
  { db, now, sms, codeLimits }: Context,
  request: SendRequest,
): Promise<void> {
  const { phone } = request;
  // Hashing is slow on purpose, so nobody gets it for a request that is refused.
  await assertMaySend(db, request, codeLimits, now());
  const code = newCode();
  const hash = await hashCode(code);
  const time = now();
  const times = {
    created_at: time.toISOString(),
    expires_at: secondsAfter(time, CODE_LIFETIME_S),
  };
  // Counted once more, in one transaction with the writing, so that a double click sends one code.
  await db.transaction().execute(async (transaction) => {
    await dropOldCodes(transaction, time);
    await assertMaySend(transaction, request, codeLimits, time);
    await transaction
      .insertInto('verification_codes')
      .values({ ...request, ...hash, ...times })
      .execute();
    await forgetGuesses(transaction, request);
  });
  sms.send({ phone, code, ...times });
}

interface CodeAttempt extends SendRequest {
  readonly code: string;
}

/** One message for all: who guesses must not learn whether a code was sent. */
function wrongCode(): EndpointError {
  return new EndpointError(
    ERROR_CODE.wrongCode,
    'phone_verify_code: wrong, used or expired; only the latest code counts, and it may be tried five times',
  );
}

/**
 * The code that was sent last to a number for a purpose; undefined when it has expired, or when others than who asked
 * for it have tried it too often. What others try is counted before the code is looked at, because guesses may come all at once.
 */
function findLatestCode(
  db: LibraryDatabase,
  { phone, purpose, address }: CodeAttempt,
  time: string,
) {
  return db
    .updateTable('verification_codes')
    .set((row) => ({
      tries: row
        .case()
        .when('address', '=', address)
        .then(row.ref('tries'))
        .else(row('tries', '+', 1))
        .end(),
    }))
    .where('id', '=', (codes) =>
      codes
        .selectFrom('verification_codes')
        .select((row) => row.fn.max('id').as('id'))
        .where('phone', '=', phone)
        .where('purpose', '=', purpose),
    )
    .where((row) => row.or([row('address', '=', address), row('tries', '<', CODE_TRIES_OF_OTHERS)]))
    .where('expires_at', '>', time)
    .returning(['id', 'salt', 'code_hash'])
    .executeTakeFirst();
}

/**
 * Takes the code that was sent last to a number for a purpose; it can be taken once. Neither the answer nor its time tells
 * whether the number has a code: a caller who has guessed too often is sent away without a look, all others wait for one hash.
 * @throws EndpointError 41907 when it is wrong, used, expired, or was tried too often
 */
export async function takeVerificationCode(
  { db, now }: Pick<Context, 'db' | 'now'>,
  attempt: CodeAttempt,
): Promise<void> {
  const time = now();
  if (!(await countGuess(db, attempt, time))) throw wrongCode();
  const latest = await findLatestCode(db, attempt, time.toISOString());
  const isRight = await isCode(attempt.code, latest);
  if (!latest || !isRight) throw wrongCode();
  const { numUpdatedRows } = await db
    .updateTable('verification_codes')
    .set({ used_at: time.toISOString() })
    .where('id', '=', latest.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw wrongCode();
  await forgetGuesses(db, attempt);
}

/** Forgets the codes of a number, or all of them, and with them what the limits have counted. */
export async function forgetVerificationCodes(
  db: LibraryDatabase,
  phone: string | undefined,
): Promise<void> {
  for (const table of ['verification_codes', 'code_guesses'] as const) {
    const rows = db.deleteFrom(table);
    await (phone === undefined ? rows : rows.where('phone', '=', phone)).execute();
  }
}
