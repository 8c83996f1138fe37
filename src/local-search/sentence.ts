import { hintsAskedIn } from './hints-in-query';
import type { LocalHit } from './local-hit';
import { isLatin, joinWords, normalizeText, wordsOf } from './normalize-text';

/** Weight of a sentence: a word in Latin letters has that of two characters of other scripts. */
const SENTENCE = 5;

/** The least weight of what somebody may ask. */
const QUESTION = 4;

function weightOf(query: string): number {
  const words = wordsOf(normalizeText(query));
  const weights = words.map((word) => (isLatin(word) ? 2 : Array.from(word).length));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** True when a query is longer than names mostly are: three words, or five characters without blanks between words. */
export function isSentence(query: string): boolean {
  return weightOf(query) >= SENTENCE;
}

/** True when a query says enough to be asked as it is: two words, or four characters without blanks between words. */
export function isAskable(query: string): boolean {
  return weightOf(query) >= QUESTION;
}

/** True when all letters of a hit's name are in the query, also by how they are read. */
function isWhole({ name, marks }: LocalHit): boolean {
  let rest = name;
  for (const [start, end] of [...marks].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  return normalizeText(rest) === '';
}

/**
 * Keeps the hits whose names a query holds, or that hold each of its words, also by another name. A sign between two
 * characters of a name is no end of a word: nobody types it.
 */
export function namedBy(query: string, hits: readonly LocalHit[]): readonly LocalHit[] {
  const words = wordsOf(normalizeText(query));
  const holds = ({ name }: { readonly name: string }) => {
    const { text } = joinWords(normalizeText(name));
    return words.every((word) => text.includes(word));
  };
  return hits.filter(
    (hit) => holds(hit) || isWhole(hit) || (hit.alsoNamed !== undefined && holds(hit.alsoNamed)),
  );
}

/**
 * Leaves out what a sentence finds by accident: names that are only near to it. A shorter query keeps all hits, and so do
 * hints those that are asked for.
 */
export function hitsOfSentence(query: string, hits: readonly LocalHit[]): readonly LocalHit[] {
  const name = hintsAskedIn(query);
  if (name === '' || !isSentence(query)) return hits;
  const named = namedBy(name ?? query, hits);
  if (name === undefined) return named;
  const games = new Set(named.flatMap(({ kind, id }) => (kind === 'game' ? id : [])));
  return hits.filter((hit) => named.includes(hit) || (hit.kind === 'hint' && games.has(hit.id)));
}
