import { sql } from 'kysely';
import { isLatin } from '../../local-search/normalize-text';
import type { LibraryDatabase } from '../database/open-database';
import { piecesOf, type QueryWord } from './query-words';
import { toPhrase } from './text-key';
import { SEARCH_LIMITS, WEIGHTS } from './weights';

/** A word of a query with what it tells. */
export interface WeighedWord extends QueryWord {
  /** What asks the index for it. */
  readonly match: string;
  /** How many passages have it. */
  readonly count: number;
  readonly weight: number;
}

async function countPassages(db: LibraryDatabase, match: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from
    (select 1 from passages where passages match ${match} limit ${SEARCH_LIMITS.counted})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const totals = new WeakMap<LibraryDatabase, Promise<number>>();

async function countAll(db: LibraryDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from passages`.execute(db);
  return rows[0]?.count ?? 0;
}

function totalOf(db: LibraryDatabase): Promise<number> {
  const total = totals.get(db) ?? countAll(db);
  totals.set(db, total);
  return total;
}

function matchOf(forms: readonly string[], isBeginning: boolean): string {
  return forms.map((form) => toPhrase(form, isBeginning)).join(' OR ');
}

async function weigh(db: LibraryDatabase, word: QueryWord, total: number): Promise<WeighedWord> {
  const whole = matchOf(word.forms, false);
  let [match, count] = [whole, await countPassages(db, whole)];
  const [form = ''] = word.forms;
  if (count === 0 && isLatin(form) && form.length >= 3) {
    match = matchOf(word.forms, true);
    count = await countPassages(db, match);
  }
  const rarity = Math.log(1 + (total - count + 0.5) / (count + 0.5));
  const factor = (word.isKana ? WEIGHTS.kana : 1) * (count === 0 ? WEIGHTS.unknown : 1);
  return { ...word, match, count, weight: rarity * factor };
}

/** Weighs words by how few passages have them; one that none has is looked for by its pieces. */
export async function weighWords(
  db: LibraryDatabase,
  words: readonly QueryWord[],
): Promise<WeighedWord[]> {
  const total = await totalOf(db);
  const weighed: WeighedWord[] = [];
  for (const word of words) {
    const whole = await weigh(db, word, total);
    const pieces = whole.count === 0 ? piecesOf(word) : [];
    if (pieces.length === 0) {
      weighed.push(whole);
      continue;
    }
    for (const piece of pieces) {
      const { weight, ...more } = await weigh(db, piece, total);
      weighed.push({ ...more, weight: (weight / pieces.length) * 1.5 });
    }
  }
  return weighed.slice(0, SEARCH_LIMITS.words);
}
