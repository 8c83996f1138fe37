import { randomBytes } from 'node:crypto';
import type { Locale } from '../../config/locales';
import { defaultNickname } from '../../contract/default-nickname';
import type { LibraryDatabase } from '../database/open-database';

/** A random id of 19 digits. It is beyond 2^53, so a client that makes a number of it would notice. */
function newUserId(): string {
  return String((randomBytes(8).readBigUInt64BE() >> 2n) | (1n << 62n));
}

interface Registration {
  readonly phone: string;
  /** The channel that the visitor came by. */
  readonly source: string;
  readonly locale: Locale;
}

/** The account of a number, made when there is none yet. */
export async function accountOf(
  db: LibraryDatabase,
  { phone, source, locale }: Registration,
  now: Date,
) {
  const web_user_id = newUserId();
  const nickname = defaultNickname(web_user_id, locale);
  await db
    .insertInto('users')
    .values({ web_user_id, phone, nickname, source, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute();
  return db
    .selectFrom('users')
    .select(['web_user_id', 'nickname'])
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
}

/**
 * Ends every session of a user, deletes what they have said, and takes out of the database what tells whose account it was. The row
 * itself stays, so that its id never comes again. That codes went to the number is forgotten within a
 * day, as for everyone (see sendVerificationCode): deleting an account must not lift the limits.
 */
export async function deleteAccount(
  db: LibraryDatabase,
  web_user_id: string,
  reason: string | undefined,
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  await db
    .updateTable('users')
    .set({ phone: null, nickname: '', deleted_at: time, deletion_reason: reason ?? null })
    .where('web_user_id', '=', web_user_id)
    .execute();
  await db
    .updateTable('sessions')
    .set({ revoked_at: time, device_identifier: null })
    .where('web_user_id', '=', web_user_id)
    .execute();
  for (const table of ['im_tokens', 'conversations', 'model_calls'] as const) {
    await db.deleteFrom(table).where('web_user_id', '=', web_user_id).execute();
  }
  await db
    .updateTable('user_actions')
    .set({ web_user_id: null })
    .where('web_user_id', '=', web_user_id)
    .execute();
}
