import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { maskPhone } from '../users/accounts';
import { signedIn } from '../users/sessions';

/** The profile of the user. Nothing can be unread before there are messages. */
export const me = defineHandler(endpoints.me, (_input, context) => {
  const { web_user_id, nickname, phone, created_at } = signedIn(context);
  return Promise.resolve({
    web_user_id,
    nickname,
    phone_masked: maskPhone(phone),
    created_at,
    unread_count: 0,
  });
});
