import type * as z from 'zod/mini';
import type { Locale } from '../../config/locales';
import { endpoints, type PayloadOf, type WireMessage } from '../../contract';
import type { ImFrame } from '../../contract/im-frames';
import { invalidInput } from '../api/endpoint-error';
import type { Companion, Reply } from '../companion/companion';
import { readContent } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import { REMEMBERED_MESSAGES } from '../limits';
import {
  conversationWith,
  readMemory,
  storeConversation,
  type Conversation,
} from './conversations';
import type { ImHub } from './im-hub';
import { findSent, readMessages, storeAnswer, storeMessage, type SentMessage } from './messages';

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
  private readonly running = new Map<string, Promise<Payload>>();
  /** The last turn of each conversation that is being answered. */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(private readonly server: Server) {}

  /**
   * Answers a message, or gives the answer again that it got before.
   * @throws EndpointError 40400 or 40000 for what cannot be talked to; what the companion throws
   */
  async respond(question: Question): Promise<Payload> {
    const conversation = await conversationWith(this.server.db, question);
    const key = `${question.web_user_id}:${question.client_message_id}`;
    const running = this.running.get(key);
    if (running) {
      // It is checked, because an id that was taken for something else is no repetition.
      await this.receive(conversation, question);
      return running;
    }
    const answering = this.answerOnce(conversation, question);
    this.running.set(key, answering);
    try {
      return await answering;
    } finally {
      this.running.delete(key);
    }
  }

  private async answerOnce(conversation: Conversation, question: Question): Promise<Payload> {
    const { message, answer } = await this.receive(conversation, question);
    if (answer !== null) return readContent(endpoints.chatRespond.payload, answer);
    return this.inTurn(conversation, () => this.answer(question, message));
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
    await storeConversation(db, conversation);
    const message = await storeMessage(
      db,
      web_user_id,
      { conversation_id, sender: 'user', type: 'text', content, client_message_id },
      now(),
    );
    this.tell(web_user_id, { type: 'message', message });
    return { message, answer: null };
  }

  private async inTurn<T>({ conversation_id }: Conversation, run: () => Promise<T>): Promise<T> {
    const before = this.queues.get(conversation_id) ?? Promise.resolve();
    const turn = before.then(run, run);
    this.queues.set(conversation_id, turn);
    try {
      return await turn;
    } finally {
      if (this.queues.get(conversation_id) === turn) this.queues.delete(conversation_id);
    }
  }

  private async answer(question: Question, sent: WireMessage): Promise<Payload> {
    const { db, companion, now, signal } = this.server;
    const { web_user_id, locale, content } = question;
    // Read anew: the turns before this one have changed it.
    const conversation = await conversationWith(db, question);
    const { conversation_id, character, quest } = conversation;
    this.tell(web_user_id, { type: 'typing', conversation_id });
    const history = await this.historyBefore(sent);
    const memory = await readMemory(db, conversation_id);
    const reply = await companion.reply(
      { conversation_id, character, quest, locale, content, history, memory, now: now() },
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

  /** What was said before a message is answered: without those behind it, which are not answered yet. */
  private async historyBefore({ id, conversation_id }: WireMessage): Promise<WireMessage[]> {
    const limit = REMEMBERED_MESSAGES;
    const { list } = await readMessages(this.server.db, { conversation_id, limit });
    const place = list.findIndex((message) => message.id === id);
    return list.filter(({ sender }, index) => place < 0 || index < place || sender === 'character');
  }

  /** Stores a reply with all that follows from it, or nothing. */
  private store(conversation: Conversation, sent: WireMessage, reply: Reply): Promise<Payload> {
    const { db, now } = this.server;
    const { conversation_id, web_user_id, quest } = conversation;
    return db.transaction().execute(async (transaction) => {
      const message = await storeMessage(
        transaction,
        web_user_id,
        {
          conversation_id,
          sender: 'character',
          type: 'text',
          content: reply.content,
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
