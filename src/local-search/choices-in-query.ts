import type { Locale } from '../config/locales';
import { ACCESS_KEYS } from '../contract/access-keys';
import { PLAYER_CHOICES, SESSION_CHOICES } from '../contract/game-choice';
import words from './choice-words.json';
import { CHOICE_MOODS, CHOICE_SLUGS, type ChoiceSlug, type GameChoice } from './game-choices';
import { normalizeText } from './normalize-text';
import { longestFirst, takeWords, type QueryWordOf } from './words-in-query';

/** A choice, and the words by which a text asks for it, as they stand there. */
export interface WrittenChoice extends GameChoice {
  readonly written: string;
}

/** Words of all three languages: whatever the page, people type the words they know. */
type WordList = Readonly<Record<Locale, readonly string[]>>;

function wordsIn(list: WordList, value?: GameChoice) {
  return Object.values(list).flatMap((texts) => texts.map((text) => ({ text, value })));
}

/** Words for choices, and behind them those that may only stand beside one. */
const WORDS: readonly QueryWordOf<GameChoice | undefined>[] = [
  ...longestFirst([
    ...PLAYER_CHOICES.flatMap((slug) => wordsIn(words.players[slug], { facet: 'players', slug })),
    ...SESSION_CHOICES.flatMap((slug) => wordsIn(words.session[slug], { facet: 'session', slug })),
    ...CHOICE_MOODS.flatMap((slug) => wordsIn(words.mood[slug], { facet: 'mood', slug })),
    ...ACCESS_KEYS.flatMap((slug) => wordsIn(words.access[slug], { facet: 'access', slug })),
  ]),
  ...longestFirst(wordsIn(words.beside)),
];

/** Reads the choices that a text asks for, and what else it says. */
function readChoices(text: string): {
  readonly choices: readonly WrittenChoice[];
  readonly rest: string;
} {
  const found = new Map<ChoiceSlug, WrittenChoice>();
  const { taken, rest } = takeWords(text, WORDS);
  for (const { value, written } of taken) {
    if (value && !found.has(value.slug)) found.set(value.slug, { ...value, written });
  }
  return { choices: CHOICE_SLUGS.flatMap((slug) => found.get(slug) ?? []), rest };
}

/** Finds the choices that a text asks for, and nothing besides; none where it says anything else. */
export function gameChoicesIn(text: string): readonly WrittenChoice[] {
  const { choices, rest } = readChoices(text);
  return normalizeText(rest) === '' ? choices : [];
}

/** Finds the choices that a text asks for among whatever else it says. */
export function choicesAmong(text: string): readonly WrittenChoice[] {
  return readChoices(text).choices;
}

/** Signs and blanks at the ends of what is left of a text. */
const ENDS = /^[\p{P}\s]+|[\p{P}\s]+$/gu;

/** Finds the choices that a text asks for and the rest of it, normalized and as it is written, such as a tag: "a cosy game for one". */
export function choicesAndRest(text: string) {
  const { choices, rest } = readChoices(text);
  return {
    choices,
    rest: normalizeText(rest),
    written: rest.replace(/\s+/gu, ' ').replace(ENDS, ''),
  };
}

/**
 * Asks for all of the choices but one, in the words of the text that they were read from.
 * @param rest what the text says beside them
 */
export function withoutChoice(
  choices: readonly WrittenChoice[],
  slug: string | undefined,
  rest = '',
): string {
  const left = choices.flatMap((each) => (each.slug === slug ? [] : each.written));
  return [...left, rest].filter((each) => each !== '').join(' ');
}

/** Makes the fragment by which the library shows the games that fit, with its `#`. */
export function choicesFragment(choices: readonly GameChoice[]): string {
  const pairs = choices.map(({ facet, slug }): [string, string] => [facet, slug]);
  return `#${new URLSearchParams(pairs).toString()}`;
}
