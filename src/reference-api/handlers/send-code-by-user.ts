import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { sendVerificationCode } from '../users/verification-codes';
import { signedIn } from '../users/sessions';

/** Sends a code to the number of the user, who is about to do something that needs one. */
export const sendCodeByUser = defineHandler(endpoints.sendCodeByUser, async (_input, context) => {
  const { phone } = signedIn(context);
  await sendVerificationCode(context, {
    phone,
    address: context.caller.address,
    purpose: 'account',
  });
  return {};
});
