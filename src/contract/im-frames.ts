import * as z from 'zod/mini';
import { messageSchema } from './partners';
import { conversationIdSchema, idSchema } from './primitives';
import { plainTextSchema } from './texts';

/** The close code of a socket whose token is no longer good (api contract, "Partners, quests and chat"). */
export const IM_TOKEN_OVER = 4001;

/** Frame that the server sends over the socket of instant messages, as JSON. */
export const imFrameSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), message: messageSchema }),
  z.object({ type: z.literal('typing'), conversation_id: conversationIdSchema }),
  /**
   * A piece of a reply that is being written. All pieces of a reply have one id, which the finished message names as its
   * `draft_id`: it takes their place, also where one of them comes behind it.
   */
  z.object({
    type: z.literal('delta'),
    message_id: idSchema,
    conversation_id: conversationIdSchema,
    content: plainTextSchema,
  }),
  /** Answered with a pong. */
  z.object({ type: z.literal('ping') }),
]);

/** Frame that a client sends. */
export const imAnswerSchema = z.object({ type: z.literal('pong') });

export type ImFrame = z.infer<typeof imFrameSchema>;
