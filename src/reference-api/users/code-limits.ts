import { ERROR_CODE } from '../../contract';
import { ApiError } from '../api/api-error';
import type { LibraryDatabase } from '../database/open-database';
import type { CodeLimits } from './limits';
import { secondsAfter } from './times';

/** Who asks for a code, and for which number. */
export interface CodeRequest {
  readonly phone: string;
  readonly address: string;
}

interface Count {
  readonly column: keyof CodeRequest;
  readonly value: string;
  readonly max: number;
  readonly seconds: number;
}

/** For how many milliseconds one limit still holds; 0 when it does not. */
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
    .orderBy('created_at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  return blocking ? Date.parse(blocking.created_at) + seconds * 1000 - now.getTime() : 0;
}

/**
 * Makes sure that a code may be sent, counting those that were sent before. A refused request does not count.
 * @throws ApiError 41912 with `retry_after` in seconds, after which every limit lets a request through
 */
export async function assertMaySend(
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
  throw new ApiError(
    ERROR_CODE.tooManyCodes,
    `${longest.column}: too many codes were asked for, try again in ${String(retry_after)} s`,
    { retry_after },
  );
}
