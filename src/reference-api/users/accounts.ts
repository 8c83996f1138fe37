import { randomBytes } from 'node:crypto';
import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import nicknames from './nicknames.json';

/** The number as its owner recognises it and nobody else: `138****8000`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

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
  const nickname = nicknames[locale].replace('{digits}', web_user_id.slice(-4));
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
