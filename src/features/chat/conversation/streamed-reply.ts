/** The reply that is being written, piece by piece, until the finished message takes its place. */
export class StreamedReply {
  isTyping = false;
  reply: { readonly id: string; readonly content: string } | undefined;
  /** Replies that are finished or given up: their late pieces are passed over. */
  private readonly over = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange called when a reply of which nothing more has come is given up */
  constructor(
    private readonly giveUpMs: number,
    private readonly onChange: () => void,
  ) {}

  type(): void {
    this.isTyping = true;
    this.watch();
  }

  write(id: string, piece: string): void {
    if (this.over.has(id)) return;
    if (this.reply && this.reply.id !== id) this.over.add(this.reply.id);
    const before = this.reply?.id === id ? this.reply.content : '';
    this.reply = { id, content: before + piece };
    this.isTyping = false;
    this.watch();
  }

  /**
   * Ends the reply that is being written.
   * @param id of the one whose finished message is there; without it, whichever is being written
   */
  finish(id = this.reply?.id): void {
    if (id !== undefined) this.over.add(id);
    if (this.reply && this.reply.id !== id) return;
    this.reply = undefined;
    this.isTyping = false;
    clearTimeout(this.timer);
  }

  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.finish();
      this.onChange();
    }, this.giveUpMs);
  }
}
