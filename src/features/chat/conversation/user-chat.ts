import type { ImState, ImTransport } from '../../../api-client/im/im-transport';
import type { ChatTimes } from '../../../config/chat-limits';
import type { Locale } from '../../../config/locales';
import type { ImFrame } from '../../../contract/im-frames';
import {
  readAnonymousWords,
  readDraftRecord,
  storeDraft,
} from '../../../platform/chats/draft-storage';
import { anonymousIdOf, handOver, readBeforeLogin } from './before-login';
import { conversationIdOf, type BeforeLogin, type Where } from './conversation';
import { LiveConversation } from './live-conversation';
import { Outbox } from './outbox';
import type { OutboxStorage } from './outbox-storage';

interface UserChatOptions {
  readonly userId: string;
  readonly connect: ImTransport;
  readonly storage: OutboxStorage;
  readonly times: ChatTimes;
  /** Ids of the messages and conversations that are the user's without a question, see `WrittenHere`. */
  readonly fresh: ReadonlySet<string>;
}

/** Everything of the chat that belongs to one user, from the login to the logout. */
export class UserChat {
  readonly userId: string;
  private readonly ending = new AbortController();
  private readonly conversations = new Map<string, LiveConversation>();
  private readonly outbox: Outbox;
  private connection: ImState = 'connecting';
  private disconnect: (() => void) | undefined;
  /** How many views show a conversation. */
  private views = 0;
  private lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: UserChatOptions) {
    const { userId, storage, times } = options;
    const { signal } = this.ending;
    this.userId = userId;
    this.outbox = new Outbox({ userId, storage, backoff: times.send, signal });
    const onVisibility = (): void => {
      for (const conversation of this.conversations.values()) void conversation.readDue();
    };
    document.addEventListener('visibilitychange', onVisibility);
    signal.addEventListener('abort', () =>
      document.removeEventListener('visibilitychange', onVisibility),
    );
    const own = readAnonymousWords().filter((words) => this.isOwn(words, readBeforeLogin(words)));
    void handOver(own, this.outbox, signal);
  }

  /** True when all that waits for a conversation was written by the user just before the login. */
  private isOwn(where: Where, { words, draft }: BeforeLogin): boolean {
    const { fresh } = this.options;
    return (
      words.every(({ clientMessageId }) => fresh.has(clientMessageId)) &&
      (draft === '' || fresh.has(anonymousIdOf(where)))
    );
  }

  /** The conversation with a partner, alone or in a quest; the same each time. */
  conversation(where: Where): LiveConversation {
    const { userId, times } = this.options;
    const id = conversationIdOf({ userId, ...where });
    const known = this.conversations.get(id);
    if (known) return known;
    const before = readBeforeLogin(where);
    const isOwn = this.isOwn(where, before);
    if (isOwn) this.adoptDraft(id, where, before);
    const conversation = new LiveConversation(where, {
      userId,
      outbox: this.outbox,
      times,
      connection: this.connection,
      beforeLogin: isOwn ? undefined : before,
      signal: this.ending.signal,
    });
    this.conversations.set(id, conversation);
    return conversation;
  }

  private adoptDraft(id: string, where: Where, { draft }: BeforeLogin): void {
    if (draft === '') return;
    if (readDraftRecord('user', id).draft === '') storeDraft('user', id, { draft });
    storeDraft('anonymous', anonymousIdOf(where), { draft: '' });
  }

  /** Reads a conversation and connects while a view shows it. @returns a function to be called when the view has gone */
  show(where: Where, locale: Locale): () => void {
    const leave = this.conversation(where).show(locale);
    this.views += 1;
    clearTimeout(this.lingering);
    if (!this.ending.signal.aborted) {
      this.disconnect ??= this.options.connect({
        onState: (state) => this.setConnection(state),
        onFrame: (frame) => this.takeFrame(frame),
        onSync: () => this.sync(),
      });
    }
    return () => {
      leave();
      this.views -= 1;
      if (this.views > 0) return;
      this.lingering = setTimeout(() => {
        this.disconnect?.();
        this.disconnect = undefined;
      }, this.options.times.lingerMs);
    };
  }

  private setConnection(state: ImState): void {
    this.connection = state;
    for (const conversation of this.conversations.values()) conversation.setConnection(state);
  }

  private takeFrame(frame: ImFrame): void {
    if (frame.type === 'ping') return;
    const id = frame.type === 'message' ? frame.message.conversation_id : frame.conversation_id;
    this.conversations.get(id)?.takeFrame(frame);
  }

  /** Reads what may have been missed in any conversation. @returns false when one in sight could not be read */
  private async sync(): Promise<boolean> {
    const conversations = [...this.conversations.values()];
    const results = await Promise.all(conversations.map((conversation) => conversation.sync()));
    return results.every(Boolean);
  }

  /** True when messages wait for their user. */
  get hasWords(): boolean {
    return this.outbox.isWaiting;
  }

  /** Ends it all; nothing is shown, sent or received after that. */
  end(): void {
    this.ending.abort();
    clearTimeout(this.lingering);
    this.disconnect?.();
    this.disconnect = undefined;
  }
}
