import { sql } from 'kysely';
import { bitsOf, findWithErrors, missingBits } from '../../local-search/fuzzy-match';
import type { LibraryDatabase } from '../database/open-database';
import { openNames } from './known-names';
import { stemOf } from './text-key';

/** A term of the index in Latin letters. */
interface Term {
  readonly text: string;
  readonly bits: number;
  /** How many passages have it. */
  readonly count: number;
}

/** The terms of each first letter, which is hardly ever mistyped: read when one is asked for, kept until an item changes. */
const kept = new WeakMap<object, Map<string, Promise<readonly Term[]>>>();

/** A shorter word has too many neighbours; a long one may have two errors. */
const LEAST_LETTERS = 5;
const TWO_ERRORS_FROM = 9;

/** The most terms that one word is taken for. */
const MOST = 3;

async function readTerms(db: LibraryDatabase, first: string): Promise<readonly Term[]> {
  const behind = String.fromCharCode(first.charCodeAt(0) + 1);
  const { rows } = await sql<{ term: string; doc: number }>`select term, doc from passage_terms
    where term >= ${first} and term < ${behind}`.execute(db);
  return rows.map(({ term: text, doc: count }) => ({ text, bits: bitsOf(text), count }));
}

async function termsOf(db: LibraryDatabase, first: string): Promise<readonly Term[]> {
  const names = await openNames(db);
  const byLetter = kept.get(names) ?? new Map<string, Promise<readonly Term[]>>();
  kept.set(names, byLetter);
  const terms = byLetter.get(first) ?? readTerms(db, first);
  byLetter.set(first, terms);
  return terms;
}

/**
 * Counts letters that are wrong, missing, too many or swapped between two whole words; undefined for more than allowed. What
 * is put around both is too long to be left out, so that the one is found in the other from end to end.
 */
function errorsBetween(one: string, other: string, most: number): number | undefined {
  const whole = (word: string): string => '^'.repeat(most + 1) + word + '$'.repeat(most + 1);
  return findWithErrors(whole(one), whole(other), most)?.errors;
}

/** Finds the terms of the index that a word in Latin letters is likely to be a misspelling of, the likeliest first. */
export async function nearTerms(db: LibraryDatabase, word: string): Promise<readonly string[]> {
  if (word.length < LEAST_LETTERS) return [];
  const [stem, most] = [stemOf(word), word.length < TWO_ERRORS_FROM ? 1 : 2];
  const bits = bitsOf(stem);
  const near = (await termsOf(db, word.charAt(0)))
    .filter(
      (term) =>
        Math.abs(term.text.length - stem.length) <= most && missingBits(bits, term.bits) <= most,
    )
    .flatMap((term) => {
      const errors = errorsBetween(term.text, stem, most);
      return errors === undefined ? [] : { ...term, errors };
    })
    .sort((a, b) => a.errors - b.errors || b.count - a.count);
  return near
    .filter(({ errors }) => errors === near[0]?.errors)
    .slice(0, MOST)
    .map(({ text }) => text);
}
