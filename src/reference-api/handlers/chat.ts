import type { Handlers } from '../api/define-handler';
import { assertOwnConversation } from '../chat/conversations';
import { openImToken } from '../chat/im-tokens';
import { markAsRead, readMessages } from '../chat/messages';
import { signedIn } from '../users/sessions';

export const chatHandlers = {
  /** Stores a visitor's message and answers it, in the language that is asked for or else the browser's. */
  chatRespond: (input, context) => {
    const { web_user_id } = signedIn(context);
    const { locale = context.caller.locale } = input;
    return context.chat.respond({ ...input, web_user_id, locale });
  },

  imToken: ({ app_id }, context) =>
    openImToken(context.db, signedIn(context).web_user_id, app_id, context.now()),

  /** Messages of a conversation, oldest first. Whoever asks for the latest ones has seen them (api contract). */
  historyMessages: async (input, context) => {
    const { web_user_id } = signedIn(context);
    const { conversation_id, before } = input;
    await assertOwnConversation(context.db, web_user_id, conversation_id);
    const messages = await readMessages(context.db, input);
    // A database that cannot be written (locked, disk full) is no reason to keep what was said from a visitor.
    if (before === undefined) void markAsRead(context.db, conversation_id).catch(() => undefined);
    return messages;
  },
} satisfies Partial<Handlers>;
