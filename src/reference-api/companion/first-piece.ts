/** Watches over the beginning of a reply. */
export class FirstPiece {
  private hasBegun = false;
  private readonly late = new AbortController();

  /**
   * @param onPiece is given the pieces of the reply
   * @param patience fires when the reply should have begun
   */
  constructor(
    private readonly onPiece: (piece: string) => void,
    patience: AbortSignal,
  ) {
    const give = (): void => {
      if (!this.hasBegun) this.late.abort(patience.reason);
    };
    patience.addEventListener('abort', give, { once: true });
  }

  /** Fires when nothing of the reply has come in time. */
  get isLate(): AbortSignal {
    return this.late.signal;
  }

  readonly write = (piece: string): void => {
    this.hasBegun = true;
    this.onPiece(piece);
  };
}
