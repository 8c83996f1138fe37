import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { signedIn } from '../users/sessions';
import { takeVerificationCode } from '../users/verification-codes';
import { issueTicket } from '../users/tickets';

/** Gives a ticket for a code that `send_phone_verification_code_by_user` sent. */
export const verifyCode = defineHandler(endpoints.verifyCode, async (input, context) => {
  const { phone, web_user_id } = signedIn(context);
  await takeVerificationCode(context, {
    phone,
    address: context.caller.address,
    purpose: 'account',
    code: input.phone_verify_code,
  });
  return { ticket: await issueTicket(context.db, web_user_id, context.now()) };
});
