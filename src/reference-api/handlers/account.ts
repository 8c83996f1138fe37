import type { CallContext } from '../api/context';
import type { Handlers } from '../api/define-handler';
import { forgetReporter } from '../chat/message-reports';
import { countUnread } from '../chat/messages';
import { maskPhone } from '../../contract/mask-phone';
import { emptyWriteAheadLog } from '../database/open-database';
import { accountOf, deleteAccount } from '../users/accounts';
import { openSession, signedIn } from '../users/sessions';
import { issueTicket, takeTicket } from '../users/tickets';
import { sendVerificationCode, takeVerificationCode } from '../users/verification-codes';

function loginBy(phone: string, { caller }: CallContext) {
  return { phone, address: caller.address, purpose: 'login' } as const;
}

/** The number of the user, who is about to do something that needs a code. */
function accountAffairs(context: CallContext) {
  const { phone } = signedIn(context);
  return { phone, address: context.caller.address, purpose: 'account' } as const;
}

export const accountHandlers = {
  sendCode: async ({ phone }, context) => {
    await sendVerificationCode(context, loginBy(phone, context));
    return {};
  },

  /** Begins a session with a phone and its code; whoever has no account yet gets one. */
  login: async ({ phone, source, phone_verify_code: code }, context) => {
    const { db, now, caller } = context;
    await takeVerificationCode(context, { ...loginBy(phone, context), code });
    const user = await accountOf(db, { phone, source, locale: caller.locale }, now());
    const access_token = await openSession(context, user.web_user_id, caller.deviceIdentifier);
    return { access_token, ...user };
  },

  me: async (_input, context) => {
    const { web_user_id, nickname, phone, created_at } = signedIn(context);
    return {
      web_user_id,
      nickname,
      phone_masked: maskPhone(phone),
      created_at,
      unread_count: await countUnread(context.db, web_user_id),
    };
  },

  sendCodeByUser: async (_input, context) => {
    await sendVerificationCode(context, accountAffairs(context));
    return {};
  },

  /** Gives a ticket for a code that `sendCodeByUser` sent. */
  verifyCode: async ({ phone_verify_code: code }, context) => {
    await takeVerificationCode(context, { ...accountAffairs(context), code });
    const { web_user_id } = signedIn(context);
    return { ticket: await issueTicket(context.db, web_user_id, context.now()) };
  },

  /** Deletes the account of a user who has just verified a code: all of it happens or nothing. */
  accountDelete: async ({ ticket, reason }, context) => {
    const { web_user_id } = signedIn(context);
    const now = context.now();
    await context.db.transaction().execute(async (transaction) => {
      await takeTicket(transaction, web_user_id, ticket, now);
      await forgetReporter(transaction, web_user_id);
      await deleteAccount(transaction, web_user_id, reason, now);
    });
    context.hub.closeUser(web_user_id);
    await emptyWriteAheadLog(context.db);
    return {};
  },
} satisfies Partial<Handlers>;
