import { isLatin } from '../../local-search/normalize-text';
import words from './words/asked.json';

/** Finds one of some words in a folded text: a whole one in Latin letters, anywhere for other scripts. */
function anyOf(list: readonly string[]): RegExp {
  return new RegExp(list.map((word) => (isLatin(word) ? `\\b${word}\\b` : word)).join('|'), 'u');
}

const person = anyOf(words.person);
const number = anyOf(words.number);
const numerals = new RegExp(`\\p{N}|${anyOf(words.numerals).source}`, 'u');

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Tells by its question words whether a query asks for somebody, and whether for a number. */
export function askedFor(query: string): { readonly person: boolean; readonly number: boolean } {
  return { person: person.test(fold(query)), number: number.test(fold(query)) };
}

/** True when a text says a number. */
export function saysNumber(text: string): boolean {
  return numerals.test(fold(text));
}
