import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { assertOwnConversation } from '../chat/conversations';
import { markAsRead, readMessages } from '../chat/messages';
import { signedIn } from '../users/sessions';

/** Messages of a conversation, oldest first. Who asks for the latest ones has seen them (api contract). */
export const historyMessages = defineHandler(endpoints.historyMessages, async (input, context) => {
  const { web_user_id } = signedIn(context);
  const { conversation_id, before } = input;
  await assertOwnConversation(context.db, web_user_id, conversation_id);
  const messages = await readMessages(context.db, input);
  if (before === undefined) await markAsRead(context.db, conversation_id);
  return messages;
});
