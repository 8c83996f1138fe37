import type { Locale } from '../../config/locales';
import { SeededRandom } from '../seed/seeded-random';

/** Lines for one occasion, in every language. */
export type Lines = Readonly<Record<Locale, readonly string[]>>;

/** How often a conversation has been at each occasion. */
export type SpokenCounts = Readonly<Record<string, number>>;

/** The words for the places in braces: `{title}`. */
export type Slots = Readonly<Record<string, string>>;

/** Puts words into a line's places. */
export function fillLine(line: string, slots: Slots): string {
  return line.replace(/\{(\w+)\}/g, (place, name: string) => slots[name] ?? place);
}

/** Picks the lines of one reply, and remembers which were said. */
export class LinePicker {
  private readonly counts: Record<string, number>;

  /**
   * @param seed makes the order of lines; another one for every conversation
   * @param spoken the counts of the replies before
   */
  constructor(
    private readonly seed: string,
    private readonly locale: Locale,
    spoken: SpokenCounts,
  ) {
    this.counts = { ...spoken };
  }

  /** The next line for an occasion: none comes again before all the others were said. */
  next(occasion: string, lines: Lines, slots: Slots = {}): string {
    const list = lines[this.locale];
    const count = this.counts[occasion] ?? 0;
    this.counts[occasion] = count + 1;
    const round = Math.floor(count / list.length);
    const order = new SeededRandom(`${this.seed}/${occasion}/${String(round)}`).sample(
      list,
      list.length,
    );
    return fillLine(order[count % list.length] ?? '', slots);
  }

  /** The counts for the next reply. */
  spoken(): SpokenCounts {
    return this.counts;
  }
}
