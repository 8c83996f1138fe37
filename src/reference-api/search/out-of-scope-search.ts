import { outOfScopeScore } from '../out-of-scope/is-out-of-scope';
import { saysGame } from '../passages/asked-for';
import type { FoundPassage } from '../passages/find-passages';
import { textKey } from '../passages/text-key';
import { shareOf, type WeighedWord } from '../passages/weigh-words';
import { OUTSIDE, WEIGHTS } from '../passages/weights';

/**
 * Measures how well a text itself fits a search: without what players ask of it, who have asked nearly everything in some
 * words, and less the more of the search no text has.
 */
function textFit(
  { score, asked }: Pick<FoundPassage, 'score' | 'asked'>,
  words: readonly WeighedWord[],
): number {
  const unknown = words.filter(({ count, isPiece, isNear }) => count === 0 || isPiece || isNear);
  return score - WEIGHTS.asked * asked - OUTSIDE.unknown * shareOf(unknown, words);
}

/**
 * True for a search that no text here can answer, though some have a few of its words: the weather, homework, a recipe,
 * other games, word salad. Who looks for a game to play is never outside.
 * @param best the passage that fits best
 * @param words the words that say what the search is about
 */
export function isSearchOutOfScope(
  search: string,
  best: Pick<FoundPassage, 'score' | 'asked'>,
  words: readonly WeighedWord[],
): boolean {
  const count = new Set(words.map(({ shown }) => shown)).size;
  if (count < OUTSIDE.words || best.asked >= OUTSIDE.asked || saysGame(search)) return false;
  return outOfScopeScore(search) >= OUTSIDE.sure * (textFit(best, words) - OUTSIDE.fit);
}

/** The letters and digits of a text as the index spells them. */
function lettersOf(text: string): string {
  return textKey(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** True where a text says what is looked for word for word: somebody remembers it. A few letters stand there by accident. */
export function isQuoted(search: string, texts: readonly string[]): boolean {
  const quote = lettersOf(search);
  const least = /[a-z]/.test(quote) ? OUTSIDE.quoted.latin : OUTSIDE.quoted.other;
  return quote.length >= least && texts.some((text) => lettersOf(text).includes(quote));
}
