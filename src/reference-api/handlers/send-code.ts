import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { sendVerificationCode } from '../users/verification-codes';

/** Sends a code to log in with to any number. */
export const sendCode = defineHandler(endpoints.sendCode, async ({ phone }, context) => {
  await sendVerificationCode(context, { phone, address: context.caller.address, purpose: 'login' });
  return {};
});
