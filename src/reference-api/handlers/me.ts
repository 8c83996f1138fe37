import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { countUnread } from '../chat/messages';
import { maskPhone } from '../users/accounts';
import { signedIn } from '../users/sessions';

/** The profile of the user. */
export const me = defineHandler(endpoints.me, async (_input, context) => {
  const { web_user_id, nickname, phone, created_at } = signedIn(context);
  return {
    web_user_id,
    nickname,
    phone_masked: maskPhone(phone),
    created_at,
    unread_count: await countUnread(context.db, web_user_id),
  };
});
