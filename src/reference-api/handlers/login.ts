import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { accountOf } from '../users/accounts';
import { openSession } from '../users/sessions';
import { takeVerificationCode } from '../users/verification-codes';

/** Begins a session with a phone and its code; whoever has no account yet gets one. */
export const login = defineHandler(endpoints.login, async (input, context) => {
  const { phone, source, phone_verify_code } = input;
  const { db, now, caller } = context;
  await takeVerificationCode(context, {
    phone,
    address: caller.address,
    purpose: 'login',
    code: phone_verify_code,
  });
  const user = await accountOf(db, { phone, source, locale: caller.locale }, now());
  const access_token = await openSession(context, user.web_user_id, caller.deviceIdentifier);
  return { access_token, ...user };
});
