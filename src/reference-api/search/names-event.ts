import { askedFor, speaksOf } from '../passages/asked-for';
import type { KnownItem } from '../passages/known-names';
import { textKey } from '../passages/text-key';
import type { WeighedWord } from '../passages/weigh-words';
import { STEPS } from '../passages/weights';

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

/**
 * Gives the least cost of an event in a search. Who asks the way to do something is answered by a game: events that share words
 * with it come behind all of these, unless it speaks of one, or has a word that would name the event by itself.
 */
export function eventCost(
  search: string,
  words: readonly Pick<WeighedWord, 'forms'>[],
): (event: Pick<KnownItem, 'names'>) => number {
  const isWay = askedFor(search).way && !speaksOf(search).event;
  if (!isWay) return (event) => (namesEvent(event, words) ? 0 : STEPS.event);
  return (event) => (words.some((word) => namesEvent(event, [word])) ? 0 : STEPS.eventBesideWay);
}
