import { isSentence } from '../../local-search/sentence';
import { outOfScopeScore } from '../out-of-scope/is-out-of-scope';
import type { FoundPassage } from '../passages/find-passages';
import { isQuote, lettersOf } from '../passages/text-key';
import { OUTSIDE } from '../passages/weights';

/**
 * True for a search that no text here can answer, though some have a few of its words: the weather, homework, a recipe,
 * other games, word salad.
 * @param best the passage that fits best
 * @param isUntold it asks for what no text tells
 */
export function isSearchOutOfScope(
  search: string,
  best: Pick<FoundPassage, 'score'>,
  isUntold: boolean,
): boolean {
  const needed =
    OUTSIDE.fit * best.score -
    OUTSIDE.least -
    (isSentence(search) ? OUTSIDE.sentence : 0) -
    (isUntold ? OUTSIDE.untold : 0);
  return outOfScopeScore(search) >= needed;
}

/** True where a text says what is looked for word for word: somebody remembers it. A few letters stand there by accident. */
export function isQuoted(search: string, texts: readonly string[]): boolean {
  const quote = lettersOf(search);
  return isQuote(quote) && texts.some((text) => lettersOf(text).includes(quote));
}
