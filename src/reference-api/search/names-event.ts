import type { KnownItem } from '../passages/known-names';
import { textKey } from '../passages/text-key';
import type { WeighedWord } from '../passages/weigh-words';

/** The part of an event's title that a single word must be more than to name it. */
const NAMING = 1 / 4;

function lettersOf(text: string): number {
  return text.replaceAll(' ', '').length;
}

/**
 * True when a search names an event: by a good part of its title, without what stands behind a colon there, or by two words one
 * of which is in its title.
 */
export function namesEvent(
  { names }: Pick<KnownItem, 'names'>,
  words: readonly Pick<WeighedWord, 'forms'>[],
): boolean {
  return names.some((name) => {
    const whole = textKey(name);
    const inTitle = words.flatMap(({ forms }) => forms.find((form) => whole.includes(form)) ?? []);
    if (words.length > 1) return inTitle.length > 0;
    const title = textKey(name.replace(/[：:].*$/u, ''));
    return inTitle.some(
      (form) => title.includes(form) && lettersOf(form) > NAMING * lettersOf(title),
    );
  });
}
