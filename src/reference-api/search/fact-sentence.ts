import type { Locale } from '../../config/locales';
import { formatDay } from '../../i18n/dates';
import { gameChoiceSentence } from '../passages/game-choice-fact';
import type { Item } from '../passages/item-passages';
import { CHOICE_PLACE, type Passage } from '../passages/passage';
import labels from '../passages/words/fact-labels.json';

const DAY = /\d{4}-\d{2}-\d{2}/g;

/** The sentence that a fact with a label is told in; undefined for tags, which stand on every hit. */
function patternOf(label: string | undefined, locale: Locale): string | undefined {
  const fact = Object.values(labels).find((each) => each[locale].label === label);
  const words = fact?.[locale];
  return words && 'told' in words ? words.told : undefined;
}

/** Tells a fact in a sentence, as other texts are; undefined for one that the item's own introduction says better. */
export function factSentence(
  { type, content }: Item,
  { place, heading, text }: Passage,
  locale: Locale,
): string | undefined {
  if (type === 'game' && place === CHOICE_PLACE) return gameChoiceSentence(content, locale);
  const pattern = patternOf(heading, locale);
  const value = text.replace(DAY, (day) => formatDay(day, locale));
  // Platforms are a list; a studio may have a comma in its name.
  const isList = heading === labels.platforms[locale].label && locale === 'en';
  return pattern?.replace('{value}', () =>
    isList ? value.replace(/, ([^,]*)$/, ' and $1') : value,
  );
}
