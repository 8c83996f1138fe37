import { createStore } from 'zustand/vanilla';
import { call } from '../../../api-client/call';
import type { ImState } from '../../../api-client/im/im-transport';
import type { ChatTimes } from '../../../config/chat-limits';
import type { Locale } from '../../../config/locales';
import type { WireQuest } from '../../../contract';
import type { ImFrame } from '../../../contract/im-frames';
import { isOver } from '../../../platform/network/backoff';
import { reportAction } from '../../../api-client/report-action';
import type { ChatMessage, QuestState } from './conversation';
import { conversationIdOf, newMessageId, type Where } from './conversation-id';
import {
  emptyConversation,
  type ConversationHandle,
  type ConversationState,
} from './conversation-handle';
import { ThrottledRender } from './throttled-render';
import { History } from './history';
import { storeDraft, readDraftRecord } from './draft-storage';
import { MessageList, toChatMessage } from './message-list';
import type { SendAnswer, Outbox } from './outbox';
import { noteLines } from './note-conversation';
import { ReadReceipt } from './read-receipt';
import { StreamedReply } from './streamed-reply';
import { mergeUnsentMessages } from './merge-unsent-messages';

interface Owner {
  readonly userId: string;
  readonly outbox: Outbox;
  readonly times: ChatTimes;
  /** Takes away what is kept of all conversations of the user. */
  readonly clear: () => void;
  /** Something of the conversation is missing. */
  readonly onGap: () => void;
  /** Fires when the user has gone. */
  readonly signal: AbortSignal;
}

function toQuestState({ status, progress }: WireQuest): QuestState {
  return { status, progress };
}

/** A conversation of a user: what the server has, what is being written, and what has not been sent yet. */
export class LiveConversation implements ConversationHandle {
  readonly id: string;
  readonly store;
  private readonly list = new MessageList();
  private readonly history: History;
  private readonly pieces: StreamedReply;
  private readonly receipt: ReadReceipt;
  private syncing: Promise<boolean> | undefined;
  private isSyncDue = false;
  private readonly drawing: ThrottledRender;

  constructor(
    private readonly where: Where,
    private readonly owner: Owner,
    connection: ImState,
  ) {
    const { userId, times, signal } = owner;
    this.id = conversationIdOf({ userId, ...where });
    const { draft, suggestions } = readDraftRecord('user', this.id);
    this.store = createStore<ConversationState>(() => ({
      ...emptyConversation,
      connection,
      draft,
      suggestions,
    }));
    this.drawing = new ThrottledRender(() => this.show(), times.drawMs);
    this.history = new History(this.id, this.list, signal);
    this.pieces = new StreamedReply(times.replyMs, () => this.publish());
    this.receipt = new ReadReceipt({
      conversationId: this.id,
      readMs: times.readMs,
      signal,
      newest: () => this.list.all.findLast(({ sender }) => sender === 'character')?.id,
    });
    signal.addEventListener('abort', () => {
      this.drawing.stop();
      this.pieces.finish();
    });
  }

  /** Reads how far the quest is. */
  async readQuest(): Promise<void> {
    const { questId } = this.where;
    if (questId === undefined) return;
    try {
      const { signal } = this.owner;
      const quest = await call('questInfo', { quest_id: questId }, { signal, isFresh: true });
      // An answer that has come meanwhile knows more.
      if (!this.store.getState().quest) this.store.setState({ quest: toQuestState(quest) });
    } catch {
      // The conversation goes on without; an answer will tell.
    }
  }

  /**
   * Reads what was missed. Asked for again meanwhile, it reads again afterwards.
   * @returns whether that worked
   */
  sync(): Promise<boolean> {
    this.isSyncDue = true;
    this.syncing ??= this.runSync().finally(() => {
      this.syncing = undefined;
    });
    return this.syncing;
  }

  private async runSync(): Promise<boolean> {
    const { signal } = this.owner;
    while (this.isSyncDue && !signal.aborted) {
      this.isSyncDue = false;
      try {
        this.welcome(await this.history.catchUp());
        this.store.setState({ history: 'ready' });
      } catch {
        if (isOver(signal)) return false;
        if (this.store.getState().history === 'loading') this.store.setState({ history: 'failed' });
        return false;
      }
    }
    return !signal.aborted;
  }

  /** Takes up a frame of this conversation. */
  hear(frame: Exclude<ImFrame, { readonly type: 'ping' }>): void {
    if (frame.type === 'typing') this.pieces.type();
    else if (frame.type === 'delta') this.pieces.write(frame.message_id, frame.content);
    else {
      const message = toChatMessage(frame.message);
      if (this.history.isBeyond(message)) return;
      this.welcome(this.list.add([message]), true);
      return;
    }
    this.publish();
  }

  /** Takes up the answer to a message, which this tab or another one has sent. */
  answer(
    clientMessageId: string,
    content: string,
    { message, quest, suggestions }: SendAnswer,
  ): void {
    const reply = toChatMessage(message);
    if (!this.list.has(clientMessageId)) {
      // Its own time is not known yet; until then it stands before its reply.
      const { createdAt } = reply;
      const sent = { ...reply, key: clientMessageId, id: undefined, content, createdAt };
      this.list.add([{ ...sent, sender: 'user', references: [] }]);
      this.owner.onGap();
    }
    this.list.add([reply]);
    this.pieces.finish();
    this.suggest(suggestions);
    if (quest) this.store.setState({ quest: toQuestState(quest) });
    this.publish();
  }

  private suggest(suggestions: readonly string[]): void {
    storeDraft('user', this.id, { suggestions: [...suggestions] });
    this.store.setState({ suggestions });
  }

  private welcome(fresh: readonly ChatMessage[], isOneOfMany = false): void {
    if (fresh.some(({ sender }) => sender === 'character')) this.pieces.finish();
    if (isOneOfMany) this.drawing.soon();
    else this.publish();
  }

  setConnection(connection: ImState): void {
    this.store.setState({ connection });
  }

  /** Shows how things are. */
  publish(): void {
    this.drawing.now();
  }

  private show(): void {
    const { outbox, signal } = this.owner;
    if (signal.aborted) return;
    const { connection } = this.store.getState();
    const entries = outbox.of(this.id);
    const isSending = entries.some(({ clientMessageId }) => outbox.sending.has(clientMessageId));
    const { reply, isTyping } = this.pieces;
    const messages = mergeUnsentMessages(this.list, entries, outbox.sending);
    const state = this.store.getState();
    // A piece of a reply changes nothing that is remembered.
    if (messages !== state.messages) noteLines(this.id, messages, state, this.receipt.seenUpTo);
    this.store.setState({
      messages,
      reply: reply && { content: reply.content },
      // Without a socket nobody says that the reply is being written.
      isTyping: isTyping || (isSending && !reply && connection !== 'live'),
      isAwaited: entries.some(({ failure }) => !failure),
      older: this.history.older,
    });
  }

  setDraft(draft: string): void {
    this.store.setState({ draft });
    storeDraft('user', this.id, { draft });
  }

  send(content: string, locale: Locale): void {
    const { characterId, questId } = this.where;
    // They belong to what was said before; picked again, they would be sent twice.
    this.suggest([]);
    void this.owner.outbox.add({
      clientMessageId: newMessageId(),
      userId: this.owner.userId,
      characterId,
      ...(questId !== undefined && { questId }),
      content,
      locale,
      writtenAt: new Date().toISOString(),
    });
    reportAction({ action: 'send_message', target: { type: 'character', id: characterId } });
    const { quest } = this.store.getState();
    // Whatever is said first in a scene, or after its end, begins it.
    if (questId !== undefined && quest && quest.status !== 'running') {
      reportAction({ action: 'start_story', target: { type: 'quest', id: questId } });
    }
  }

  clear(): void {
    this.owner.clear();
  }

  retry(key: string): void {
    void this.owner.outbox.retry(key);
  }

  discard(key: string): void {
    void this.owner.outbox.discard(key);
  }

  loadOlder(): void {
    const reading = this.history.readOlder();
    this.publish();
    void reading.then(() => this.publish());
  }

  reload(): void {
    if (this.store.getState().history === 'failed') this.store.setState({ history: 'loading' });
    void this.sync();
  }

  markRead(): void {
    this.receipt.mark();
    const state = this.store.getState();
    noteLines(this.id, state.messages, state, this.receipt.seenUpTo);
  }

  /** It has gone from the screen. */
  leave(): void {
    this.receipt.leave();
  }
}
