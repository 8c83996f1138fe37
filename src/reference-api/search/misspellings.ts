import { distance } from 'fastest-levenshtein';
import type { LibraryDatabase } from '../database/open-database';
import type { KnownWord } from './documents';
import { isCjk } from './grams';

/** So many words may stand for a misspelt one. */
const MOST_WORDS = 8;

/** A word may be misspelt before it is typed to its end: so many letters may be missing behind it. */
const MOST_UNTYPED = 4;
const UNFINISHED = 0.5;

/** How many mistakes a word may have: none where a mistake makes most words into most others. */
function allowedMistakes(word: string): number {
  if (/\d/.test(word)) return 0;
  const [one, two] = isCjk(word) ? [3, 6] : [4, 8];
  if (word.length < one) return 0;
  return word.length < two ? 1 : 2;
}

/** The word with each two neighbours changed over: one mistake, though two letters differ. */
function withSwappedNeighbours(word: string): string[] {
  const letters = Array.from(word);
  return letters.slice(1).map((letter, at) => {
    const before = letters[at] ?? '';
    return [...letters.slice(0, at), letter, before, ...letters.slice(at + 2)].join('');
  });
}

/** The words of names and tags that are so long. */
function wordsOfLength(db: LibraryDatabase, from: number, to: number): Promise<KnownWord[]> {
  return db
    .selectFrom('search_words')
    .select(['word', 'shown'])
    .where('length', '>=', from)
    .where('length', '<=', to)
    .execute();
}

/** Counts mistakes as long as there are not many more than matter. */
function mistakesBetween(word: string, swapped: readonly string[], meant: string, most: number) {
  const mistakes = distance(word, meant);
  if (mistakes < 2 || mistakes > most + 1) return mistakes;
  return Math.min(mistakes, ...swapped.map((other) => 1 + distance(other, meant)));
}

/** Words of names and tags by how far they are from a word, those of the least distance only. */
function nearestOf(word: string, known: readonly KnownWord[], most: number): KnownWord[] {
  const swapped = withSwappedNeighbours(word);
  let least = most + UNFINISHED;
  let nearest: KnownWord[] = [];
  for (const each of known) {
    const candidate = each.word;
    if (isCjk(candidate) !== isCjk(word)) continue;
    // A word that goes on behind the right letters is a little further than one that ends there.
    const mistakes = Math.min(
      mistakesBetween(word, swapped, candidate, most),
      UNFINISHED + mistakesBetween(word, swapped, candidate.slice(0, word.length), most),
    );
    if (mistakes > least) continue;
    if (mistakes < least) nearest = [];
    least = mistakes;
    nearest.push(each);
  }
  return nearest.slice(0, MOST_WORDS);
}

/**
 * The words of names and tags that a misspelt word may have meant, of those with the fewest mistakes.
 * @param mistakes how many it may have: by default one, from eight letters on two
 */
export async function misspellingsOf(
  db: LibraryDatabase,
  word: string,
  mistakes = allowedMistakes(word),
): Promise<KnownWord[]> {
  if (mistakes === 0) return [];
  const { length } = word;
  const longest = length + Math.max(mistakes, MOST_UNTYPED);
  return nearestOf(word, await wordsOfLength(db, length - mistakes, longest), mistakes);
}
