import { isLatin } from '../../local-search/normalize-text';
import type { LibraryDatabase } from '../database/open-database';
import { countAhead, countAllPassages, countPassages } from './count-passages';
import { synonymsOf } from './synonyms';
import { nearTerms } from './misspellings';
import { piecesOf, type QueryWord } from './query-words';
import { toPhrase } from './text-key';
import { SEARCH_LIMITS, WEIGHTS } from './weights';

/** A word of a query with what it tells. */
export interface WeighedWord extends QueryWord {
  /** The query of the index that finds it. */
  readonly match: string;
  /** True when longer words fit too, because no text has it itself. */
  readonly isBeginning: boolean;
  /** How many passages have it. */
  readonly count: number;
  /** 1 for a word of a single passage, less the more have it. */
  readonly weight: number;
  /** True for a piece of a word that no text has as a whole. */
  readonly isPiece: boolean;
  /** True for a word that no text has, and that is taken for one spelt nearly so. */
  readonly isNear: boolean;
}

const TEXTS = '{heading question text} : ';

/** Inverse document frequency, as `bm25` counts it. */
function rarityOf(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5));
}

/** A Latin word needs so many letters to stand for longer ones. */
const LEAST_BEGINNING = 3;

function matchOf({ forms }: QueryWord, isBeginning = false): string {
  return forms.map((form) => toPhrase(form, isBeginning)).join(' OR ');
}

function inTexts(match: string): string {
  return `${TEXTS}(${match})`;
}

async function weigh(db: LibraryDatabase, word: QueryWord, total: number): Promise<WeighedWord> {
  const [form = ''] = word.forms;
  let [match, isBeginning] = [matchOf(word), false];
  let count = (await countPassages(db, inTexts(match))) || (await countPassages(db, match));
  if (count === 0 && isLatin(form) && form.length >= LEAST_BEGINNING) {
    [match, isBeginning] = [matchOf(word, true), true];
    count = await countPassages(db, match);
  }
  const rarity = (rarityOf(count, total) / rarityOf(0, total)) ** WEIGHTS.rarity;
  const weight = rarity * (word.isKana ? WEIGHTS.kana : 1) * (count === 0 ? WEIGHTS.unknown : 1);
  return { ...word, match, isBeginning, count, weight, isPiece: false, isNear: false };
}

/** Counts in one statement the passages that have each of some words. */
function countTexts(db: LibraryDatabase, words: readonly QueryWord[]): Promise<void> {
  return countAhead(
    db,
    words.map((word) => inTexts(matchOf(word))),
  );
}

/** The factor of the pieces of a word that no text has, beside known words. */
function pieceFactor({ isLoose }: QueryWord, pieces: readonly QueryWord[]): number {
  if (isLoose) return 1;
  const isPair = pieces.length > 2 || (pieces[0]?.forms[0] ?? '').length > 1;
  return (isPair ? WEIGHTS.pieces : WEIGHTS.characters) / pieces.length;
}

/** Weighs a word that no text has as the ones that it may be a misspelling of. */
async function weighNear(
  db: LibraryDatabase,
  word: QueryWord,
  total: number,
): Promise<WeighedWord | undefined> {
  const [form = ''] = word.forms;
  const forms = isLatin(form) ? await nearTerms(db, form) : [];
  if (forms.length === 0) return undefined;
  const near = await weigh(db, { ...word, forms }, total);
  return { ...near, weight: near.weight * WEIGHTS.near, isNear: true };
}

/** Weighs words by how few passages have them; one that none has is looked for by its pieces. */
export async function weighWords(
  db: LibraryDatabase,
  words: readonly QueryWord[],
): Promise<WeighedWord[]> {
  const total = await countAllPassages(db);
  await countTexts(db, words);
  const weighed = new Map<string, WeighedWord>();
  for (const word of words) {
    const found = await weigh(db, word, total);
    const whole = (found.count === 0 ? await weighNear(db, word, total) : undefined) ?? found;
    const pieces = whole.count === 0 ? piecesOf(word) : [];
    if (pieces.length === 0) weighed.set(whole.match, whole);
    for (const piece of pieces) {
      const { weight, ...more } = await weigh(db, piece, total);
      const weighs = weight * pieceFactor(word, pieces);
      if (!weighed.has(more.match))
        weighed.set(more.match, { ...more, isPiece: true, weight: weighs });
    }
  }
  return [...weighed.values()].slice(0, SEARCH_LIMITS.words);
}

/** Weighs the words by which texts may say otherwise what a query says, those that some text has. */
export async function weighSynonyms(
  db: LibraryDatabase,
  query: string,
  own: readonly WeighedWord[],
): Promise<WeighedWord[]> {
  const total = await countAllPassages(db);
  const found = synonymsOf(query);
  await countTexts(db, found);
  const weighed = await Promise.all(found.map((word) => weigh(db, word, total)));
  const sensesOf = (shown: string): number => found.filter((word) => word.shown === shown).length;
  return weighed
    .filter(({ match, count }) => count > 0 && !own.some((word) => word.match === match))
    .map((word) => ({ ...word, weight: (WEIGHTS.synonym * word.weight) / sensesOf(word.shown) }))
    .slice(0, SEARCH_LIMITS.words);
}

/** The words, as they were written, that no text has as they are. */
export function unknownOf(words: readonly WeighedWord[]): string[] {
  const unknown = words.filter(({ count, isPiece, isNear }) => count === 0 || isPiece || isNear);
  return [...new Set(unknown.map(({ shown }) => shown))];
}

/** Adds up what words weigh. */
export function weightOf(words: readonly WeighedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** The share of the words' weight that some of them have. */
export function shareOf(some: readonly WeighedWord[], all: readonly WeighedWord[]): number {
  return all.length === 0 ? 0 : weightOf(some) / weightOf(all);
}

/** False for a character of a word that no text has, and for one of Hiragana alone. */
function says({ isPiece, isLoose, isKana, forms }: WeighedWord): boolean {
  return (forms[0] ?? '').length > 1 || (!isKana && (!isPiece || isLoose));
}

/** The same for how sure it is: words that say nothing are left out. */
export function evidenceOf(some: readonly WeighedWord[], all: readonly WeighedWord[]) {
  const weight = weightOf(some.filter(says));
  const loose = weightOf(all.filter(says));
  const missing = new Set(all.filter((word) => !says(word)).map(({ shown }) => shown)).size;
  return { weight, share: weight / (loose + WEIGHTS.unknown * missing) };
}
