import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { deleteAccount } from '../users/accounts';
import { signedIn } from '../users/sessions';
import { takeTicket } from '../users/tickets';

/** Deletes the account of a user who has just verified a code: all of it happens or nothing. */
export const accountDelete = defineHandler(endpoints.accountDelete, async (input, context) => {
  const { web_user_id } = signedIn(context);
  const now = context.now();
  await context.db.transaction().execute(async (transaction) => {
    await takeTicket(transaction, web_user_id, input.ticket, now);
    await deleteAccount(transaction, web_user_id, input.reason, now);
  });
  context.hub.closeUser(web_user_id);
  return {};
});
