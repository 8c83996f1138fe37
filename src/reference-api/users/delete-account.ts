import type { LibraryDatabase } from '../database/open-database';

/**
 * Ends every session of a user and takes out of the database what tells whose account it was. The row
 * itself stays, so that its id never comes again. That codes went to the number is forgotten within a
 * day, as for everyone (see send-code): deleting an account must not lift the limits.
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
  await db
    .updateTable('user_actions')
    .set({ web_user_id: null })
    .where('web_user_id', '=', web_user_id)
    .execute();
}
