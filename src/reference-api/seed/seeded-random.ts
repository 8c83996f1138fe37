/**
 * Random choices that are the same at every start for the same seed: mulberry32 over an FNV-1a hash.
 * Generated games rest on its bytes: changing it changes all of them.
 */
export class SeededRandom {
  private state: number;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < seed.length; at += 1)
      hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
    this.state = hash >>> 0;
  }

  /** The next number from 0 up to but not including 1. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return Math.floor(low + (high + 1 - low) * this.next());
  }

  /** One item. @throws when the list is empty */
  pick<T>(list: readonly T[]): T {
    const one = list[this.int(0, list.length - 1)];
    if (one === undefined) throw new Error('There is nothing to choose from');
    return one;
  }

  /** Different items, as many as asked for or as there are. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(this.int(0, rest.length - 1), 1),
    ).flat();
  }
}
