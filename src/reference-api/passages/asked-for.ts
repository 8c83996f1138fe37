import { isLatin } from '../../local-search/normalize-text';
import { isSentence } from '../../local-search/sentence';
import words from './words/asked.json';

/** Finds one of some words in a folded text: a whole one in Latin letters, anywhere for other scripts. */
function anyOf(list: readonly string[]): RegExp {
  return new RegExp(list.map((word) => (isLatin(word) ? `\\b${word}\\b` : word)).join('|'), 'u');
}

const person = anyOf(words.person);
const someone = anyOf(words.someone);
const event = anyOf(words.event);
const partner = anyOf(words.partner);
const number = anyOf(words.number);
const way = anyOf(words.way);
const numerals = new RegExp(`\\p{N}|${anyOf(words.numerals).source}`, 'u');

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
}

/** Kinds of what a question asks for, by its question words: somebody, a number, the way to do something. */
export interface AskedFor {
  readonly person: boolean;
  readonly number: boolean;
  readonly way: boolean;
}

/** Kinds of whom or what a query describes, without asking for them. */
export interface SpeaksOf {
  readonly someone: boolean;
  readonly event: boolean;
  readonly partner: boolean;
}

/** Tells by its question words what a query asks for. */
export function askedFor(query: string): AskedFor {
  const text = fold(query);
  return { person: person.test(text), number: number.test(text), way: way.test(text) };
}

/** True for a sentence, and for a shorter query that asks something. Names and key words look for pages, not for answers. */
export function asksSomething(query: string): boolean {
  return isSentence(query) || /[?？]/.test(query) || Object.values(askedFor(query)).includes(true);
}

/** Tells of whom or what a query speaks: of somebody without asking who it is, of an event. */
export function speaksOf(query: string): SpeaksOf {
  const text = fold(query);
  return { someone: someone.test(text), event: event.test(text), partner: partner.test(text) };
}

/** True when a text says a number. */
export function saysNumber(text: string): boolean {
  return numerals.test(fold(text));
}
