import type { Locale } from '../../config/locales';
import type { Text } from './generated-parts';

/** Values for the slots of a text: another text, or a number, the same in every language. */
export type Slots = Readonly<Record<string, Text | number>>;

function fillText(pattern: string, slots: Slots, locale: Locale): string {
  return pattern.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = slots[name];
    if (value === undefined) return slot;
    return typeof value === 'number' ? String(value) : value[locale];
  });
}

/** Fills the slots of a text in all languages; a slot without a value stays as it is written. */
export function fillSlots(pattern: Text, slots: Slots): Text {
  return {
    zh: fillText(pattern.zh, slots, 'zh'),
    en: fillText(pattern.en, slots, 'en'),
    ja: fillText(pattern.ja, slots, 'ja'),
  };
}
