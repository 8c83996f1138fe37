import { sql } from 'kysely';
import { isLatin } from '../../local-search/normalize-text';
import type { LibraryDatabase } from '../database/open-database';
import { openNames } from './known-names';
import { piecesOf, type QueryWord } from './query-words';
import { toPhrase } from './text-key';
import { SEARCH_LIMITS, WEIGHTS } from './weights';

/** A word of a query with what it tells. */
export interface WeighedWord extends QueryWord {
  /** What asks the index for it. */
  readonly match: string;
  /** True when longer words fit too, because no text has it itself. */
  readonly isBeginning: boolean;
  /** How many passages have it. */
  readonly count: number;
  readonly weight: number;
  /** True for a piece of a word that no text has as a whole. */
  readonly isPiece: boolean;
}

async function countPassages(db: LibraryDatabase, match: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from
    (select 1 from passages where passages match ${match} limit ${SEARCH_LIMITS.counted})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const totals = new WeakMap<object, Promise<number>>();

/** Counts all passages, once for as long as the names stay the same. */
async function totalOf(db: LibraryDatabase): Promise<number> {
  const names = await openNames(db);
  const counting = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from passages`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  };
  const total = totals.get(names) ?? counting();
  totals.set(names, total);
  return total;
}

/** A Latin word needs so many letters to stand for longer ones. */
const LEAST_BEGINNING = 3;

async function weigh(db: LibraryDatabase, word: QueryWord, total: number): Promise<WeighedWord> {
  const matchOf = (isBeginning: boolean): string =>
    word.forms.map((form) => toPhrase(form, isBeginning)).join(' OR ');
  const [form = ''] = word.forms;
  let [match, isBeginning] = [matchOf(false), false];
  let count = await countPassages(db, match);
  if (count === 0 && isLatin(form) && form.length >= LEAST_BEGINNING) {
    [match, isBeginning] = [matchOf(true), true];
    count = await countPassages(db, match);
  }
  const rarity = Math.log(1 + (total - count + 0.5) / (count + 0.5));
  const weight = rarity * (word.isKana ? WEIGHTS.kana : 1) * (count === 0 ? WEIGHTS.unknown : 1);
  return { ...word, match, isBeginning, count, weight, isPiece: false };
}

/**
 * Weighs words by how few passages have them; one that none has is looked for by its pieces, which together weigh no more
 * than it.
 */
export async function weighWords(
  db: LibraryDatabase,
  words: readonly QueryWord[],
): Promise<WeighedWord[]> {
  const total = await totalOf(db);
  const weighed: WeighedWord[] = [];
  for (const word of words) {
    const whole = await weigh(db, word, total);
    const pieces = whole.count === 0 ? piecesOf(word) : [];
    for (const piece of pieces) {
      const { weight, ...more } = await weigh(db, piece, total);
      weighed.push({ ...more, isPiece: true, weight: (WEIGHTS.pieces * weight) / pieces.length });
    }
    if (pieces.length === 0) weighed.push(whole);
  }
  return weighed.slice(0, SEARCH_LIMITS.words);
}

/** The share of the words' weight that some of them have. */
export function shareOf(some: readonly WeighedWord[], all: readonly WeighedWord[]): number {
  const sum = (words: readonly WeighedWord[]) =>
    words.reduce((weight, word) => weight + word.weight, 0);
  return all.length === 0 ? 0 : sum(some) / sum(all);
}
