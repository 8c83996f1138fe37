import type { Locale } from '../config/locales';
import { ACCESS_KEYS } from '../contract/access-keys';
import { PLAYER_CHOICES, SESSION_CHOICES } from '../contract/game-choice';
import words from './choice-words.json';
import { isLatin, normalizeText } from './normalize-text';

/** Choices that have words, in the order of the filter. */
const SLUGS = [...PLAYER_CHOICES, ...SESSION_CHOICES, ...ACCESS_KEYS] as const;

type Slug = (typeof SLUGS)[number];

/** A choice of the library's filter that somebody asks for in their own words. */
export interface GameChoice {
  readonly facet: 'players' | 'session' | 'access';
  readonly slug: Slug;
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
  ...ACCESS_KEYS.flatMap((slug) => wordsIn(words.access[slug], { facet: 'access', slug })),
];

/** The longest first: "三四个人" is not "四个人"; what may only stand beside a choice comes last. */
const WORDS: readonly Word[] = [
  ...[...asked].sort(longestFirst),
  ...wordsIn(words.beside).sort(longestFirst),
];

/** Finds the choices that a text asks for, and nothing besides; none where it says anything else. */
export function gameChoicesIn(text: string): GameChoice[] {
  const found = new Map<Slug, GameChoice>();
  let rest = ` ${normalizeText(text)} `;
  for (const { text: word, choice } of WORDS) {
    const wanted = isLatin(word) ? ` ${word} ` : word;
    while (rest.includes(wanted)) {
      rest = rest.replace(wanted, ' ');
      if (choice) found.set(choice.slug, choice);
    }
  }
  if (rest.trim() !== '') return [];
  return SLUGS.flatMap((slug) => found.get(slug) ?? []);
}

/** Makes the fragment by which the library shows the games that fit, with its `#`. */
export function choicesFragment(choices: readonly GameChoice[]): string {
  const pairs = choices.map(({ facet, slug }): [string, string] => [facet, slug]);
  return `#${new URLSearchParams(pairs).toString()}`;
}
