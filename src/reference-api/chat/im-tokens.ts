import type { LibraryDatabase } from '../database/open-database';
import { IM_TOKEN_LIFETIME_S, secondsAfter } from '../limits';
import { hashToken, newToken } from '../users/credentials';

/** A token, with its user and its end. */
export interface ImAdmission {
  readonly web_user_id: string;
  readonly expires_at: string;
}

/** Makes a token for a user's socket, and forgets those that are over. Only its hash is stored. */
export async function openImToken(
  db: LibraryDatabase,
  web_user_id: string,
  app_id: string,
  now: Date,
): Promise<{ im_token: string; expires_at: string }> {
  const im_token = newToken();
  const expires_at = secondsAfter(now, IM_TOKEN_LIFETIME_S);
  await db.deleteFrom('im_tokens').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('im_tokens')
    .values({ token_hash: hashToken(im_token), web_user_id, app_id, expires_at })
    .execute();
  return { im_token, expires_at };
}

/** Finds the user whom a token of this app lets in; undefined when it is unknown or over. */
export function admitToken(
  db: LibraryDatabase,
  { app_id, token }: { readonly app_id: string; readonly token: string },
  now: Date,
): Promise<ImAdmission | undefined> {
  return db
    .selectFrom('im_tokens')
    .select(['web_user_id', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('app_id', '=', app_id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}
