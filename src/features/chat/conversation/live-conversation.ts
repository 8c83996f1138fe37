import { createStore } from 'zustand/vanilla';
import type { ImState } from '../../../api-client/im/im-transport';
import type { ChatTimes } from '../../../config/chat-limits';
import type { Locale } from '../../../config/locales';
import type { ImFrame } from '../../../contract/im-frames';
import { noteMessages } from '../../../platform/chats/conversation-notes';
import { readDraftRecord, storeDraft } from '../../../platform/chats/draft-storage';
import { forgetChatsOf } from '../../../platform/chats/forget-chats';
import type { CameFrom } from '../../../platform/chats/came-from';
import {
  conversationIdOf,
  emptyConversation,
  type BeforeLogin,
  type ChatMessage,
  type ConversationHandle,
  type ConversationState,
  type Where,
} from './conversation';
import { resendUnanswered } from './resend-unanswered';
import { anonymousIdOf, dropWords, handOver } from './before-login';
import { History } from './history';
import { mergeUnsentMessages, MessageList, toChatMessage } from './message-list';
import type { ChatAnswer, Outbox } from './outbox';
import { ReadReceipt } from './read-receipt';
import { progressOf, readProgress, reportSent } from './scene-progress';
import { StreamedReply } from './streamed-reply';
import { ThrottledRender } from './throttled-render';

interface ConversationOptions {
  readonly userId: string;
  readonly outbox: Outbox;
  readonly times: ChatTimes;
  readonly connection: ImState;
  /** Words that the user is to be asked about. */
  readonly beforeLogin: BeforeLogin | undefined;
  /** Fires when the user has gone. */
  readonly signal: AbortSignal;
}

/** A conversation of a user: what the server has, what is being written, and what has not been sent yet. */
export class LiveConversation implements ConversationHandle {
  readonly id: string;
  readonly store;
  private readonly list = new MessageList();
  private readonly history: History;
  private readonly pieces: StreamedReply;
  private readonly receipt: ReadReceipt;
  /** How many views show it. */
  private views = 0;
  /** Language of the page that shows it. */
  private locale: Locale | undefined;
  private readonly drawing: ThrottledRender;

  constructor(
    private readonly where: Where,
    private readonly options: ConversationOptions,
  ) {
    const { userId, outbox, times, connection, beforeLogin, signal } = options;
    this.id = conversationIdOf({ userId, ...where });
    const { draft, suggestions } = readDraftRecord('user', this.id);
    this.store = createStore<ConversationState>(() => ({
      ...emptyConversation,
      connection,
      draft,
      suggestions,
      beforeLogin,
    }));
    this.drawing = new ThrottledRender(() => this.draw(), times.drawMs);
    this.history = new History(this.id, this.list, signal);
    this.pieces = new StreamedReply(times.replyMs, () => this.drawing.now());
    this.receipt = new ReadReceipt({
      conversationId: this.id,
      readMs: times.readMs,
      signal,
      newest: () => this.list.all.findLast(({ sender }) => sender === 'character')?.id,
    });
    outbox.listen(this.id, {
      onChange: () => this.drawing.now(),
      onAnswer: (...answered) => this.takeAnswer(...answered),
      onClear: () => {
        this.setDraft('');
        this.store.setState({ beforeLogin: undefined });
      },
    });
    signal.addEventListener('abort', () => {
      this.drawing.stop();
      this.pieces.finish();
    });
    this.draw();
  }

  /**
   * Reads what was missed and how far the quest is, and gets the answers that nobody has waited for.
   * @param locale the page's, in which they are answered
   * @returns a function to be called when the view has gone
   */
  show(locale: Locale): () => void {
    this.views += 1;
    this.locale = locale;
    void this.readDue();
    void this.readQuest();
    return () => {
      this.views -= 1;
      this.receipt.leave();
    };
  }

  private async readQuest(): Promise<void> {
    const quest = await readProgress(this.where, this.options.signal);
    // An answer that has come meanwhile knows more.
    if (quest && !this.store.getState().quest) this.store.setState({ quest });
  }

  /** Reads the history again, because something may have been missed. @returns false when that failed */
  sync(): Promise<boolean> {
    this.history.isDue = true;
    return this.readDue();
  }

  /** Reads what was missed if a visitor sees the conversation, else later. @returns false when that failed */
  async readDue(): Promise<boolean> {
    const isRead = await this.history.readDue(
      () => this.views > 0 && !document.hidden,
      (fresh) => {
        const isFirst = this.store.getState().history !== 'ready';
        this.welcome(fresh);
        this.store.setState({ history: 'ready' });
        if (isFirst) this.resendUnanswered();
      },
    );
    const isFirst = this.store.getState().history === 'loading';
    if (!isRead && isFirst && !this.options.signal.aborted) {
      this.store.setState({ history: 'failed' });
    }
    return isRead;
  }

  private resendUnanswered(): void {
    const { where, list, locale } = this;
    const { userId, outbox, signal } = this.options;
    if (locale) void resendUnanswered({ where, userId, locale, list, outbox, signal });
  }

  /** Takes up a frame of this conversation. */
  takeFrame(frame: Exclude<ImFrame, { readonly type: 'ping' }>): void {
    if (frame.type === 'message') {
      const message = toChatMessage(frame.message);
      if (!this.history.isBeyond(message)) this.welcome(this.list.add([message]), true);
      return;
    }
    if (frame.type === 'typing') this.pieces.type();
    else this.pieces.write(frame.message_id, frame.content);
    this.drawing.now();
  }

  /** Takes up the answer to a message, which this tab or another one has sent. */
  private takeAnswer(id: string, content: string, { message, quest, suggestions }: ChatAnswer) {
    const reply = toChatMessage(message);
    // Written before the login, it was kept by the tab where nothing else could be stored.
    dropWords([{ clientMessageId: id }]);
    if (this.list.addAnswered(id, content, reply)) void this.sync();
    this.pieces.finish(reply.draftId);
    this.suggest(suggestions);
    if (quest) this.store.setState({ quest: progressOf(quest) });
    this.drawing.now();
    // The message may have come by the socket before: then only the quest is new.
    if (quest) this.note();
  }

  private suggest(suggestions: readonly string[]): void {
    storeDraft('user', this.id, { suggestions: [...suggestions] });
    this.store.setState({ suggestions });
  }

  private welcome(fresh: readonly ChatMessage[], isOneOfMany = false): void {
    for (const { sender, draftId } of fresh) {
      if (sender === 'character') this.pieces.finish(draftId);
    }
    if (isOneOfMany) this.drawing.soon();
    else this.drawing.now();
  }

  setConnection(connection: ImState): void {
    this.store.setState({ connection });
    this.drawing.now();
  }

  private draw(): void {
    const { outbox, signal } = this.options;
    if (signal.aborted) return;
    const before = this.store.getState();
    const entries = outbox.of(this.id);
    const isSending = entries.some(({ clientMessageId }) => outbox.sending.has(clientMessageId));
    const { reply, isTyping } = this.pieces;
    const messages = mergeUnsentMessages(this.list, entries, (id) => outbox.isUnderWay(id));
    this.store.setState({
      messages,
      reply: reply && { content: reply.content },
      // Without a socket nobody says that the reply is being written.
      isTyping: isTyping || (isSending && !reply && before.connection !== 'live'),
      isAwaited: entries.some(({ failure }) => !failure),
      older: this.history.older,
    });
    // A piece of a reply changes nothing that is remembered.
    if (messages !== before.messages) this.note();
  }

  /** Remembers for the partner's card what was said last. Before the history is there, nobody knows it. */
  private note(): void {
    const { history, messages, quest } = this.store.getState();
    const { seenUpTo } = this.receipt;
    const isDone = quest?.status === 'done';
    if (history === 'ready') noteMessages(this.id, messages, { seenUpTo, isDone });
  }

  setDraft(draft: string): void {
    this.store.setState({ draft });
    storeDraft('user', this.id, { draft });
  }

  send(content: string, locale: Locale, cameFrom?: CameFrom): void {
    // They belong to what was said before; picked again, they would be sent twice.
    this.suggest([]);
    void this.options.outbox.add({ ...this.where, content, locale, cameFrom });
    reportSent(this.where, this.store.getState().quest);
  }

  /** Takes away what this browser keeps of all conversations of the user. */
  clear(): void {
    void this.options.outbox.clear();
    void forgetChatsOf(this.options.userId);
  }

  settleBefore(isOwn: boolean): void {
    const { beforeLogin, draft } = this.store.getState();
    if (!beforeLogin) return;
    const { outbox, signal } = this.options;
    this.store.setState({ beforeLogin: undefined });
    storeDraft('anonymous', anonymousIdOf(this.where), { draft: '' });
    if (isOwn) {
      this.setDraft([draft, beforeLogin.draft].filter((text) => text !== '').join('\n'));
      void handOver(beforeLogin.words, outbox, signal);
    } else dropWords(beforeLogin.words);
  }

  retry(key: string): void {
    void this.options.outbox.retry(key);
  }

  discard(key: string): void {
    void this.options.outbox.discard(key);
  }

  loadOlder(): void {
    void this.history.readOlder().then(() => this.drawing.now());
    this.drawing.now();
  }

  reload(): void {
    if (this.store.getState().history === 'failed') this.store.setState({ history: 'loading' });
    void this.sync();
  }

  markRead(): void {
    this.receipt.mark();
    this.note();
  }
}
