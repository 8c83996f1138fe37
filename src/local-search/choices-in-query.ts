import type { Locale } from '../config/locales';
import { ACCESS_KEYS } from '../contract/access-keys';
import { PLAYER_CHOICES, SESSION_CHOICES } from '../contract/game-choice';
import words from './choice-words.json';
import { CHOICE_MOODS, CHOICE_SLUGS, type ChoiceSlug, type GameChoice } from './game-choices';
import { isLatin, normalizeText, traceText, type Span } from './normalize-text';

/** A choice, and the words by which a text asks for it, as they stand there. */
export interface WrittenChoice extends GameChoice {
  readonly written: string;
}

/** Words of all three languages: whatever the page, people type the words they know. */
type WordList = Readonly<Record<Locale, readonly string[]>>;

interface Word {
  readonly text: string;
  readonly choice: GameChoice | undefined;
}

function wordsIn(list: WordList, choice?: GameChoice): Word[] {
  return Object.values(list).flatMap((texts) =>
    texts.map((text) => ({ text: normalizeText(text), choice })),
  );
}

function longestFirst(one: Word, other: Word): number {
  return other.text.length - one.text.length;
}

const asked: readonly Word[] = [
  ...PLAYER_CHOICES.flatMap((slug) => wordsIn(words.players[slug], { facet: 'players', slug })),
  ...SESSION_CHOICES.flatMap((slug) => wordsIn(words.session[slug], { facet: 'session', slug })),
  ...CHOICE_MOODS.flatMap((slug) => wordsIn(words.mood[slug], { facet: 'mood', slug })),
  ...ACCESS_KEYS.flatMap((slug) => wordsIn(words.access[slug], { facet: 'access', slug })),
];

/** The longest first: "三四个人" is not "四个人"; what may only stand beside a choice comes last. */
const WORDS: readonly Word[] = [
  ...[...asked].sort(longestFirst),
  ...wordsIn(words.beside).sort(longestFirst),
];

/** A text as words are looked for in it: normalized, one blank between words and at both ends. */
function traceWords(original: string): {
  readonly text: string;
  readonly origins: readonly Span[];
} {
  const traced = traceText(original, ' ');
  let text = ' ';
  const origins: Span[] = [[0, 0]];
  traced.origins.forEach((origin, at) => {
    const letter = traced.text.charAt(at);
    if (letter === ' ' && text.endsWith(' ')) return;
    text += letter;
    origins.push(origin);
  });
  return { text: `${text} `, origins };
}

/** Reads the choices that a text asks for, and what else it says. */
function readChoices(text: string): {
  readonly choices: readonly WrittenChoice[];
  readonly rest: string;
} {
  const found = new Map<ChoiceSlug, WrittenChoice>();
  const { text: whole, origins } = traceWords(text);
  let rest = whole;
  for (const { text: word, choice } of WORDS) {
    const blank = isLatin(word) ? ' ' : '';
    const wanted = blank + word + blank;
    for (let at = rest.indexOf(wanted); at >= 0; at = rest.indexOf(wanted)) {
      const [start, end] = [at + blank.length, at + blank.length + word.length];
      rest = rest.slice(0, start) + ' '.repeat(word.length) + rest.slice(end);
      if (!choice || found.has(choice.slug)) continue;
      const written = text.slice(origins[start]?.[0], origins[end - 1]?.[1]);
      found.set(choice.slug, { ...choice, written });
    }
  }
  return { choices: CHOICE_SLUGS.flatMap((slug) => found.get(slug) ?? []), rest };
}

/** Finds the choices that a text asks for, and nothing besides; none where it says anything else. */
export function gameChoicesIn(text: string): readonly WrittenChoice[] {
  const { choices, rest } = readChoices(text);
  return rest.trim() === '' ? choices : [];
}

/** Finds the choices that a text asks for among whatever else it says. */
export function choicesAmong(text: string): readonly WrittenChoice[] {
  return readChoices(text).choices;
}

/** Asks for all of the choices but one, in the words of the text that they were read from. */
export function withoutChoice(choices: readonly WrittenChoice[], slug: string): string {
  return choices.flatMap((each) => (each.slug === slug ? [] : each.written)).join(' ');
}

/** Makes the fragment by which the library shows the games that fit, with its `#`. */
export function choicesFragment(choices: readonly GameChoice[]): string {
  const pairs = choices.map(({ facet, slug }): [string, string] => [facet, slug]);
  return `#${new URLSearchParams(pairs).toString()}`;
}
