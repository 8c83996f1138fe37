import { isSentence } from '../../local-search/sentence';
import { outOfScopeScore } from '../out-of-scope/is-out-of-scope';
import { saysGame } from '../passages/asked-for';
import type { FoundPassage } from '../passages/find-passages';
import { isQuote, lettersOf } from '../passages/text-key';
import { shareOf, type WeighedWord } from '../passages/weigh-words';
import { OUTSIDE, WEIGHTS } from '../passages/weights';

/**
 * Measures how well a text itself fits a search: without what players ask of it, who have asked nearly everything in some
 * words, and less the more of the search no text has.
 */
function textFit(
  { score, asked, ofItem }: Pick<FoundPassage, 'score' | 'asked' | 'ofItem'>,
  words: readonly WeighedWord[],
): number {
  const unknown = words.filter(({ count, isPiece, isNear }) => count === 0 || isPiece || isNear);
  return (
    score -
    WEIGHTS.asked * asked -
    OUTSIDE.item * ofItem -
    OUTSIDE.unknown * shareOf(unknown, words)
  );
}

/**
 * True for a search that no text here can answer, though some have a few of its words: the weather, homework, a recipe,
 * other games, word salad.
 * @param best the passage that fits best
 * @param words the words that say what the search is about
 */
export function isSearchOutOfScope(
  search: string,
  best: Pick<FoundPassage, 'score' | 'asked' | 'ofItem'>,
  words: readonly WeighedWord[],
): boolean {
  const count = new Set(words.map(({ shown }) => shown)).size;
  if (count < OUTSIDE.words) return isSentence(search) && outOfScopeScore(search) >= OUTSIDE.lone;
  if (best.asked >= OUTSIDE.asked) return false;
  const byFit = OUTSIDE.sure * (textFit(best, words) - OUTSIDE.fit);
  const least = Math.max(byFit, OUTSIDE.least);
  return outOfScopeScore(search) >= (saysGame(search) ? Math.max(least, 0) + OUTSIDE.game : least);
}

/** True where a text says what is looked for word for word: somebody remembers it. A few letters stand there by accident. */
export function isQuoted(search: string, texts: readonly string[]): boolean {
  const quote = lettersOf(search);
  return isQuote(quote) && texts.some((text) => lettersOf(text).includes(quote));
}
