import { LOCALES } from '../config/locales';
import hints from './hint-words.json';
import { isLatin, normalizeText } from './normalize-text';
import { longestFirst, takeWords } from './words-in-query';

/** Words that say that somebody is stuck, or wants hints: whatever the page, people type the words they know. */
const ASKED = longestFirst(
  LOCALES.flatMap((locale) => hints.asked[locale].map((text) => ({ text, value: undefined }))),
);

const beside = longestFirst(
  LOCALES.flatMap((locale) => hints.beside[locale].map((text) => ({ text, value: undefined }))),
).map(({ text }) => text);
const latin = beside.filter(isLatin).join('|');
const others = beside.filter((word) => !isLatin(word)).join('|');

/** Words that may stand around the name of a game. */
const BEFORE = new RegExp(`^(?:(?:${latin}) |(?:${others}) ?)+`, 'u');
const BEHIND = new RegExp(`(?: (?:${latin})| ?(?:${others}))+$`, 'u');

/** The shortest name of a game. */
const LEAST_LETTERS = 3;
const LEAST_CHARACTERS = 2;

/**
 * Reads a query that asks for hints.
 * @returns what else it says, which may name a game, normalized; empty where it says nothing else; undefined where it
 *   asks for no hints, or says something too short for a name: "the door is stuck" in Chinese
 */
export function hintsAskedIn(query: string): string | undefined {
  const { taken, rest } = takeWords(query, ASKED);
  if (taken.length === 0) return undefined;
  const behind = `${normalizeText(rest)} `.replace(BEFORE, '').trim();
  const name = ` ${behind}`.replace(BEHIND, '').trim();
  return name === '' || name.length >= (isLatin(name) ? LEAST_LETTERS : LEAST_CHARACTERS)
    ? name
    : undefined;
}
