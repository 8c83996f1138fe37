import { call } from '../../../api-client/call';
import type { ChatMessage, Conversation } from './conversation';
import { compareMessages, toChatMessage, type MessageList } from './message-list';

/** Number of messages in a page of the history. */
const PAGE_SIZE = 50;

/**
 * When more pages than this were missed, the conversation begins with the latest ones, and the rest comes on demand.
 */
const MOST_PAGES = 20;

interface Page {
  readonly messages: readonly ChatMessage[];
  readonly hasMore: boolean;
}

/** Reads a conversation's history into its list: the latest messages, what was missed, and older pages. */
export class History {
  older: Conversation['older'] = 'none';
  /** The newest message of the last reading: all between it and the oldest one is there. */
  private newest: ChatMessage | undefined;
  private oldest: ChatMessage | undefined;
  private hasRead = false;
  /** True when something may have been missed since the last reading. */
  isDue = true;
  private reading: Promise<boolean> | undefined;

  constructor(
    private readonly conversationId: string,
    private readonly list: MessageList,
    private readonly signal: AbortSignal,
  ) {}

  private async read(before?: string): Promise<Page> {
    const { list, has_more } = await call(
      'historyMessages',
      {
        conversation_id: this.conversationId,
        limit: PAGE_SIZE,
        ...(before !== undefined && { before }),
      },
      { signal: this.signal },
    );
    const messages = list
      .filter(({ conversation_id }) => conversation_id === this.conversationId)
      .map(toChatMessage)
      .sort(compareMessages);
    return { messages, hasMore: has_more };
  }

  /**
   * Reads what was missed; again while something is due.
   * @param mayRead tells whether a visitor sees the conversation: to read its history means to have seen it
   * @param onRead called with what was new
   * @returns false when it could not be read
   */
  readDue(
    mayRead: () => boolean,
    onRead: (fresh: readonly ChatMessage[]) => void,
  ): Promise<boolean> {
    if (!this.isDue || !mayRead()) return Promise.resolve(true);
    this.reading ??= this.readWhileDue(mayRead, onRead).finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readWhileDue(...[mayRead, onRead]: Parameters<History['readDue']>) {
    while (this.isDue && mayRead() && !this.signal.aborted) {
      this.isDue = false;
      try {
        onRead(await this.catchUp());
      } catch {
        this.isDue = true;
        return false;
      }
    }
    return !this.signal.aborted;
  }

  /**
   * Reads the latest messages, and back to what was known of the last reading.
   * @returns what was new
   * @throws what the call does; then the next reading reaches back as far as this one should have
   */
  async catchUp(): Promise<readonly ChatMessage[]> {
    const first = await this.read();
    const fresh = [...this.list.add(first.messages)];
    const [begin] = first.messages;
    let oldest = begin;
    let { hasMore } = first;
    if (this.hasRead) {
      for (let pages = 1; this.isGapBefore(oldest, hasMore) && pages < MOST_PAGES; pages += 1) {
        const page = await this.read(oldest?.id);
        fresh.push(...this.list.add(page.messages));
        const [older] = page.messages;
        // A history that repeats itself has come to its end.
        if (!older || !oldest || compareMessages(older, oldest) >= 0) break;
        oldest = older;
        ({ hasMore } = page);
      }
    }
    if (!this.hasRead || this.isGapBefore(oldest, hasMore)) {
      if (oldest) this.list.forgetBefore(oldest);
      this.oldest = oldest;
      this.older = hasMore && oldest ? 'more' : 'none';
    }
    this.hasRead = true;
    this.newest = first.messages.at(-1) ?? this.newest;
    return fresh;
  }

  private isGapBefore(oldest: ChatMessage | undefined, hasMore: boolean): boolean {
    return (
      hasMore &&
      oldest !== undefined &&
      (this.newest === undefined || compareMessages(oldest, this.newest) > 0)
    );
  }

  /** Reads the page before the oldest one. */
  async readOlder(): Promise<void> {
    const { oldest } = this;
    if (!oldest || this.older === 'none' || this.older === 'loading') return;
    this.older = 'loading';
    try {
      const { messages, hasMore } = await this.read(oldest.id);
      this.list.add(messages);
      const [first] = messages;
      const isFurther = first !== undefined && compareMessages(first, oldest) < 0;
      if (isFurther) this.oldest = first;
      this.older = hasMore && isFurther ? 'more' : 'none';
    } catch {
      this.older = 'failed';
    }
  }

  /** True when a message belongs to pages that have not been read yet. It comes with them. */
  isBeyond(message: ChatMessage): boolean {
    return (
      this.older !== 'none' &&
      this.oldest !== undefined &&
      compareMessages(message, this.oldest) < 0
    );
  }
}
