import { sql } from 'kysely';
import { COST_OF_ERROR, errorsIn } from '../../local-search/rank-rows';
import { findWithErrors } from '../../local-search/fuzzy-match';
import { normalizeText } from '../../local-search/normalize-text';
import { LIMITS } from '../../contract/limits';
import type { LibraryDatabase } from '../database/open-database';
import { openNames, type Costs, type KnownItem, type KnownNames } from '../passages/known-names';
import { searchWords, toPhrase } from '../passages/text-key';

/** An item that a search finds. */
export interface Match {
  /** Even for a game, odd for a role. */
  readonly row: number;
  readonly cost: number;
  /** The worse fit of a text, by `bm25`; 0 where names or tags fit. */
  readonly weight: number;
}

/** All that a search finds. */
export interface Matches {
  /** The best first. */
  readonly all: readonly Match[];
  /** The words of the search, as `textKey` makes them. */
  readonly words: readonly string[];
  /** The names, or words of names and tags, that misspelt words are taken for; as visitors are told them. */
  readonly meant: readonly string[];
}

/** Costs of items that have the words in what says what they are about, and in another text alone. */
const SUBJECT = 32;
const TEXT = 40;

/** Sorts the best first; of those that fit as well games before roles, in the order of the library. */
function byFitness(a: Match, b: Match): number {
  return a.cost - b.cost || a.weight - b.weight || (a.row % 5) - (b.row % 5) || a.row - b.row;
}

async function isInTexts(db: LibraryDatabase, phrase: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from passages where passages match ${phrase} limit 1`.execute(db);
  return rows.length > 0;
}

/** Finds the items whose texts have all of the words. */
export async function findInTexts(
  db: LibraryDatabase,
  words: readonly string[],
): Promise<readonly Match[]> {
  if (words.length === 0) return [];
  const selects = words.map(
    (word) =>
      sql`select rowid / ${sql.lit(6144)} as row from passages where passages match ${toPhrase(word, true)}`,
  );
  const { rows } = await sql<Match>`
    select row, ${sql.lit(TEXT)} as cost, 0 as weight from (${sql.join(selects, sql` intersect `)})
    where row % 5 < 2`.execute(db);
  return [...rows].sort(byFitness);
}

/** Keeps the items that every one of several words leads to. */
function intersect(texts: readonly Match[] | undefined, guesses: readonly Costs[]): Match[] {
  const [first] = guesses;
  const candidates = texts ?? Array.from(first ?? [], ([row, cost]) => ({ row, cost, weight: 0 }));
  return candidates.flatMap((match) => {
    const costs = guesses.map((guess) => guess.get(match.row) ?? Infinity);
    const cost = Math.max(match.cost, ...costs);
    return cost === Infinity ? [] : [{ ...match, cost }];
  });
}

/** Gives the word of a name or tag that a misspelt word was taken for, else the whole name. */
function nameMeant(word: string, { names, tags }: KnownItem): string | undefined {
  const most = errorsIn(word);
  for (const piece of [...names, ...tags].flatMap((name) => name.split(/[^\p{L}\p{N}\p{M}'’]+/u))) {
    if (most > 0 && findWithErrors(normalizeText(piece), word, most)) return piece.toLowerCase();
  }
  return names[0]?.toLowerCase();
}

function meantBy(words: readonly string[], rows: readonly Match[], names: KnownNames): string[] {
  const items = rows.slice(0, LIMITS.nearest).map(({ row }) => names.items.get(row));
  const meant = words.flatMap((word) => items.map((item) => item && nameMeant(word, item)));
  return [...new Set(meant.filter((each) => each !== undefined))].slice(0, LIMITS.nearest);
}

/**
 * Finds the items whose names, tags or texts have every word of a search, in any of the three languages; where no text
 * has a word, what it may have meant. Games come before roles that fit as well.
 */
export async function findMatches(db: LibraryDatabase, search: string): Promise<Matches> {
  const words = searchWords(search);
  if (words.length === 0) return { all: [], words, meant: [] };
  const names = await openNames(db);
  const known: string[] = [];
  const unknown: string[] = [];
  for (const word of words) {
    ((await isInTexts(db, toPhrase(word, true))) ? known : unknown).push(word);
  }
  const texts = known.length === 0 ? undefined : await findInTexts(db, known);
  const guesses = unknown.map((word) => names.guess(word));
  const byWords = intersect(texts, guesses);
  const strict = names.find(search, false);
  const isMisspelt = strict.size === 0 && unknown.length > 0;
  const byName = isMisspelt ? names.find(search, true) : strict;
  const found = new Map(byWords.map((match) => [match.row, match]));
  for (const [row, cost] of byName) {
    if (cost <= (found.get(row)?.cost ?? Infinity)) found.set(row, { row, cost, weight: 0 });
  }
  const all = [...found.values()].sort(byFitness);
  const isGuess = all[0] !== undefined && all[0].cost >= COST_OF_ERROR;
  return { all, words, meant: isGuess ? meantBy(unknown, all, names) : [] };
}

/** The pairs of neighbours in a text, and its Chinese characters. */
function piecesOf(text: string): Set<string> {
  const joined = normalizeText(text).replaceAll(' ', '');
  const pairs = Array.from(joined, (_, at) => joined.slice(at, at + 2)).slice(0, -1);
  return new Set([...pairs, ...(joined.match(/\p{Script=Han}/gu) ?? [])]);
}

/** Finds the items whose names have the most in common with a search that found nothing, the nearest first. */
export async function findNearest(db: LibraryDatabase, search: string): Promise<Match[]> {
  const wanted = piecesOf(search);
  const { items } = await openNames(db);
  const likeness = (name: string): number => {
    const pieces = piecesOf(name);
    const shared = [...pieces].filter((piece) => wanted.has(piece)).length;
    return shared / (pieces.size + wanted.size);
  };
  return [...items.values()]
    .map(({ row, names }) => ({ row, cost: -Math.max(0, ...names.map(likeness)), weight: 0 }))
    .filter(({ cost }) => cost < 0)
    .sort(byFitness)
    .slice(0, LIMITS.nearest);
}
