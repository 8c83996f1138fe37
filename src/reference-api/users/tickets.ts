import { invalidInput } from '../api/endpoint-error';
import type { LibraryDatabase } from '../database/open-database';
import { TICKET_LIFETIME_S, secondsAfter } from '../limits';
import { hashToken, newToken } from './credentials';

/** Makes proof that a user had the code of the account's phone a moment ago, and clears away what nobody took. */
export async function issueTicket(
  db: LibraryDatabase,
  web_user_id: string,
  now: Date,
): Promise<string> {
  const ticket = newToken();
  await db.deleteFrom('tickets').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('tickets')
    .values({
      ticket_hash: hashToken(ticket),
      web_user_id,
      expires_at: secondsAfter(now, TICKET_LIFETIME_S),
    })
    .execute();
  return ticket;
}

/**
 * Takes a ticket of this very user; it can be taken once.
 * @throws EndpointError 40000 naming the field
 */
export async function takeTicket(
  db: LibraryDatabase,
  web_user_id: string,
  ticket: string,
  now: Date,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('tickets')
    .where('ticket_hash', '=', hashToken(ticket))
    .where('web_user_id', '=', web_user_id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (numDeletedRows === 0n) {
    throw invalidInput(
      'ticket',
      `expected the ticket of a code that you verified within ${String(TICKET_LIFETIME_S / 60)} minutes`,
    );
  }
}
