import type { Locale } from '../../config/locales';
import { Random } from '../art/kit';
import type { Text } from './generated-parts';

/** What goes into the slots of a text: another text, or a number, the same in every language. */
export type Slots = Readonly<Record<string, Text | number>>;

function fillOne(pattern: string, slots: Slots, locale: Locale): string {
  return pattern.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = slots[name];
    if (value === undefined) return slot;
    return typeof value === 'number' ? String(value) : value[locale];
  });
}

/** Fills the slots of a text in all languages; a slot without a value stays as it is written. */
export function fill(pattern: Text, slots: Slots): Text {
  return {
    zh: fillOne(pattern.zh, slots, 'zh'),
    en: fillOne(pattern.en, slots, 'en'),
    ja: fillOne(pattern.ja, slots, 'ja'),
  };
}

/** Chooses parts; the same seed always chooses the same. */
export class Chooser {
  private readonly random: Random;

  constructor(seed: string) {
    this.random = new Random(seed);
  }

  /** A whole number from `low` to `high`. */
  int(low: number, high: number): number {
    return this.random.int(low, high);
  }

  /** One item. @throws when the list is empty */
  pick<T>(list: readonly T[]): T {
    const one = list[this.random.int(0, list.length - 1)];
    if (one === undefined) throw new Error('There is nothing to choose from');
    return one;
  }

  /** Different items, as many as asked for or as there are. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(this.random.int(0, rest.length - 1), 1),
    ).flat();
  }
}
