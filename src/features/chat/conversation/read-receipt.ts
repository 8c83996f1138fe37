import { call } from '../../../api-client/call';

interface ReceiptOptions {
  readonly conversationId: string;
  /** A conversation is noted as read once in this time, in milliseconds. */
  readonly readMs: number;
  /** Fires when the user has gone. */
  readonly signal: AbortSignal;
  /** The id of the partner's last message, as far as is known. */
  readonly newest: () => string | undefined;
}

/** How far a visitor has seen a conversation, and how far the API knows of it. */
export class ReadReceipt {
  /** The partner's last message that was seen; undefined while nothing was. */
  seenUpTo: string | undefined;
  private toldUpTo: string | undefined;
  private lastTold = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: ReceiptOptions) {
    options.signal.addEventListener('abort', () => clearTimeout(this.timer));
  }

  /** All that is known was seen; the API is told once for all calls of a short time. */
  mark(): void {
    const { newest, readMs, signal } = this.options;
    this.seenUpTo = newest();
    if (this.seenUpTo === this.toldUpTo || this.timer !== undefined || signal.aborted) return;
    const wait = Math.max(this.lastTold + readMs - performance.now(), 0);
    this.timer = setTimeout(() => this.tell(), wait);
  }

  /** The conversation leaves the screen: what was seen is told before something comes that is not. */
  leave(): void {
    if (this.timer !== undefined) this.tell();
  }

  private tell(): void {
    const { conversationId, newest, signal } = this.options;
    clearTimeout(this.timer);
    this.timer = undefined;
    // To read the history means to have seen all of it.
    if (signal.aborted || newest() !== this.seenUpTo) return;
    this.lastTold = performance.now();
    this.toldUpTo = this.seenUpTo;
    call('historyMessages', { conversation_id: conversationId, limit: 1 }, { signal }).catch(() => {
      this.toldUpTo = undefined;
    });
  }
}
