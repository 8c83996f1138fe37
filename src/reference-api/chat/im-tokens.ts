import { sql } from 'kysely';
import type { LibraryDatabase } from '../database/open-database';
import { IM_TOKEN_LIFETIME_S, IM_TOKENS, secondsAfter } from '../limits';
import { hashToken, newToken } from '../users/credentials';

/** A token, with its user and its end. */
export interface ImAdmission {
  readonly web_user_id: string;
  readonly expires_at: string;
}

/** Forgets the oldest tokens of a user. A row's number rises with each token, however the clock is set. */
async function forgetOldest(db: LibraryDatabase, web_user_id: string): Promise<void> {
  await db
    .deleteFrom('im_tokens')
    .where('token_hash', 'in', (tokens) =>
      tokens
        .selectFrom('im_tokens')
        .select('token_hash')
        .where('web_user_id', '=', web_user_id)
        .orderBy(sql`rowid`, 'desc')
        .limit(-1)
        .offset(IM_TOKENS),
    )
    .execute();
}

/** Makes a token for a user's socket, and forgets those that are over or too many. Only its hash is stored. */
export async function openImToken(
  db: LibraryDatabase,
  web_user_id: string,
  app_id: string,
  now: Date,
): Promise<{ im_token: string; expires_at: string }> {
  const im_token = newToken();
  const expires_at = secondsAfter(now, IM_TOKEN_LIFETIME_S);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('im_tokens')
      .where('expires_at', '<=', now.toISOString())
      .execute();
    await transaction
      .insertInto('im_tokens')
      .values({ token_hash: hashToken(im_token), web_user_id, app_id, expires_at })
      .execute();
    await forgetOldest(transaction, web_user_id);
  });
  return { im_token, expires_at };
}

/**
 * Finds the user whom a token of this app lets in, and takes the token: it opens one socket.
 * @returns undefined when it is unknown, used or over
 */
export function takeImToken(
  db: LibraryDatabase,
  { app_id, token }: { readonly app_id: string; readonly token: string },
  now: Date,
): Promise<ImAdmission | undefined> {
  return db
    .deleteFrom('im_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('app_id', '=', app_id)
    .where('expires_at', '>', now.toISOString())
    .returning(['web_user_id', 'expires_at'])
    .executeTakeFirst();
}
