/** Runs what has the same key one after the other, and what has different keys at the same time. */
export class Queues {
  private readonly last = new Map<string, Promise<unknown>>();

  async inTurn<T>(key: string, run: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const turn = before.then(run, run);
    this.last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === turn) this.last.delete(key);
    }
  }

  /** Resolves when all that runs now has ended, well or not. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.last.values());
  }
}
