import { LOCALES } from '../../config/locales';
import { saysNothing } from './query-words';
import stuck from './words/stuck.json';

const words = LOCALES.flatMap((locale) => stuck[locale]).sort((a, b) => b.length - a.length);
const STUCK = new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'giu');

/** Leaves out of a query the words that only say that somebody is stuck, unless they are all that it says. */
export function withoutStuck(query: string): string {
  const rest = query.replace(STUCK, ' ');
  return saysNothing(rest) ? query : rest;
}
