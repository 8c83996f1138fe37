import type * as z from 'zod/mini';
import type { Locale } from '../../config/locales';
import { endpoints, ERROR_CODE, type PayloadOf, type WireMessage } from '../../contract';
import type { ImFrame } from '../../contract/im-frames';
import { EndpointError, invalidInput, serverFault } from '../api/endpoint-error';
import type { Companion, Reply } from '../companion/companion';
import { readContent } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import { isDistress } from '../distress/is-distress';
import { REMEMBERED_MESSAGES, WAITING_MESSAGES } from '../limits';
import { Tally } from '../tally';
import {
  assertStored,
  conversationWith,
  readMemory,
  storeConversation,
  type Conversation,
} from './conversations';
import type { ImHub } from './im-hub';
import {
  findSent,
  readMessagesBefore,
  storeAnswer,
  storeMessage,
  type SentMessage,
} from './messages';
import { Queues } from './queues';

type Payload = PayloadOf<'chatRespond'>;

/** A message to a character, as the call brings it. */
export interface Question extends Omit<z.output<typeof endpoints.chatRespond.input>, 'locale'> {
  readonly web_user_id: string;
  readonly locale: Locale;
}

interface Server {
  readonly db: LibraryDatabase;
  readonly now: () => Date;
  readonly hub: ImHub;
  readonly companion: Companion;
  /** Aborts when the server ends. */
  readonly signal: AbortSignal;
}

/** An id under which a piece of a reply can be shown before the reply is stored. */
function draftId({ id }: WireMessage): string {
  return `${id}-reply`;
}

/**
 * The talk of visitors with characters. A message that comes twice is stored and answered once; the messages of a
 * conversation are answered one after the other. Everything that happens is told to the visitor's sockets.
 */
export class ChatTurns {
  /** Turns by user and the client's message id: a message that is sent twice waits for the first one. */
  private readonly calls = new Queues();
  /** Queues by conversation. */
  private readonly turns = new Queues();
  /** How many messages of a user wait for an answer. */
  private readonly waiting = new Tally();

  constructor(private readonly server: Server) {}

  /**
   * Answers a message, or gives the answer again that it got before.
   * @throws EndpointError 40400 or 40000 for what cannot be talked to, 42900 when too many messages wait, 41001 when the
   * account is gone, 50000 when the server ends; what the companion throws
   */
  async respond(question: Question): Promise<Payload> {
    const { web_user_id, client_message_id } = question;
    if (this.waiting.of(web_user_id) >= WAITING_MESSAGES) {
      const message = `Too many messages wait for an answer: at most ${String(WAITING_MESSAGES)}`;
      throw new EndpointError(ERROR_CODE.rateLimit, message);
    }
    this.waiting.add(web_user_id);
    try {
      const key = `${web_user_id}:${client_message_id}`;
      return await this.calls.inTurn(key, () => this.answerOnce(question));
    } catch (error) {
      throw this.server.signal.aborted
        ? serverFault('The server ends: send the message again later')
        : error;
    } finally {
      this.waiting.remove(web_user_id);
    }
  }

  /** Runs when nothing of a conversation is being answered. */
  inTurnOf<T>(conversation_id: string, run: () => Promise<T>): Promise<T> {
    return this.turns.inTurn(conversation_id, run);
  }

  /** Resolves when nothing is being answered any more. */
  settled(): Promise<void> {
    return this.calls.settled();
  }

  private async answerOnce(question: Question): Promise<Payload> {
    this.server.signal.throwIfAborted();
    const conversation = await conversationWith(this.server.db, question);
    const { message, answer } = await this.receive(conversation, question);
    if (answer !== null) return readContent(endpoints.chatRespond.payload, answer);
    return this.turns.inTurn(conversation.conversation_id, () => this.answer(question, message));
  }

  /** Stores a message unless it is there already. */
  private async receive(conversation: Conversation, question: Question): Promise<SentMessage> {
    const { db, now } = this.server;
    const { web_user_id, client_message_id, content } = question;
    const { conversation_id } = conversation;
    const sent = await findSent(db, web_user_id, client_message_id);
    if (sent) {
      const { message } = sent;
      if (message.conversation_id === conversation_id && message.content === content) return sent;
      throw invalidInput('client_message_id', 'expected one that no other message has');
    }
    const message = await db.transaction().execute(async (transaction) => {
      await storeConversation(transaction, conversation);
      return storeMessage(
        transaction,
        web_user_id,
        {
          ...{ conversation_id, sender: 'user', type: 'text', content, client_message_id },
          ...(isDistress(content) && { needs_help: true }),
        },
        now(),
      );
    });
    this.tell(web_user_id, { type: 'message', message });
    return { message, answer: null };
  }

  private async answer(question: Question, sent: WireMessage): Promise<Payload> {
    const { db, companion, now, signal } = this.server;
    const { web_user_id, locale, content, context } = question;
    signal.throwIfAborted();
    // Read anew: the turns before this one have changed it.
    const conversation = await conversationWith(db, question);
    const { conversation_id, character, quest } = conversation;
    this.tell(web_user_id, { type: 'typing', conversation_id });
    const history = await readMessagesBefore(db, sent, REMEMBERED_MESSAGES);
    const memory = await readMemory(db, conversation_id);
    const reply = await companion.reply(
      {
        conversation_id,
        web_user_id,
        character,
        quest,
        locale,
        content,
        context,
        history,
        memory,
        now: now(),
      },
      (piece) =>
        this.tell(web_user_id, {
          type: 'delta',
          message_id: draftId(sent),
          conversation_id,
          content: piece,
        }),
      signal,
    );
    const payload = await this.store(conversation, sent, reply);
    this.tell(web_user_id, { type: 'message', message: payload.message });
    return payload;
  }

  /** Stores a reply with all that follows from it, or nothing. */
  private store(conversation: Conversation, sent: WireMessage, reply: Reply): Promise<Payload> {
    const { db, now } = this.server;
    const { conversation_id, web_user_id, quest } = conversation;
    return db.transaction().execute(async (transaction) => {
      await assertStored(transaction, conversation_id);
      const message = await storeMessage(
        transaction,
        web_user_id,
        {
          conversation_id,
          sender: 'character',
          type: 'text',
          content: reply.content,
          draft_id: draftId(sent),
          reply_to: sent.id,
          origin: reply.origin,
          references: [...reply.references],
        },
        now(),
      );
      const payload: Payload = {
        message,
        quest: quest && { ...quest, ...reply.quest },
        suggestions: [...reply.suggestions],
      };
      const { status, progress } = payload.quest ?? {};
      await transaction
        .updateTable('conversations')
        .set({
          memory: JSON.stringify(reply.memory ?? null),
          ...(status && progress && { quest_status: status, quest_progress: progress.current }),
        })
        .where('conversation_id', '=', conversation_id)
        .execute();
      if (status === 'done') {
        await transaction
          .updateTable('conversations')
          .set({ done_at: now().toISOString() })
          .where('conversation_id', '=', conversation_id)
          .where('done_at', 'is', null)
          .execute();
      }
      await storeAnswer(transaction, sent, payload);
      return payload;
    });
  }

  private tell(web_user_id: string, frame: ImFrame): void {
    this.server.hub.send(web_user_id, frame);
  }
}
