/** Numbers and colours that all drawing rests on. */

/** A point in picture units. */
export type Point = readonly [number, number];

/** Seeded random numbers (mulberry32 over an FNV-1a hash), because Math.random would change the bytes at every start. */
export class Random {
  private state: number;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (let i = 0; i < seed.length; i += 1)
      hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    this.state = hash >>> 0;
  }

  /** The next number in 0..1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A number from `low` to `high`. */
  range(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return Math.floor(this.range(low, high + 1));
  }

  /** True in the given share of cases. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.next() * list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  }
}

/** A number with one decimal: keeps the SVG small and its bytes stable. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The colour between `from` (0) and `to` (1), both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, i) =>
    Math.round(value + ((end[i] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;
}
