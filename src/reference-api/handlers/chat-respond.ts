import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { signedIn } from '../users/sessions';

/** Stores a visitor's message and answers it, in the language that is asked for or else the browser's. */
export const chatRespond = defineHandler(endpoints.chatRespond, (input, context) => {
  const { web_user_id } = signedIn(context);
  const { locale = context.caller.locale } = input;
  return context.chat.respond({ ...input, web_user_id, locale });
});
