import { isGuess } from '../companion/is-guess';
import { LEAST_TOLD, STEPS } from '../passages/weights';
import type { Matches } from './find-matches';
import { asksSomething } from './is-answered';

/**
 * True when nothing that a question finds answers it: the first match has few of its words, or has them in its heading alone, or
 * fits no better than what a companion calls a guess. Names, key words, what players ask in just these words, and what asks for
 * games of a kind are none.
 */
export function isGuessed(search: string, { all: [first], choices, called }: Matches): boolean {
  const found = first?.found;
  if (!found || choices.length > 0 || first.cost <= STEPS.asked || !asksSomething(search)) {
    return false;
  }
  const isSaid = found.asked > 0 || found.sentences().some(({ words }) => words.length > 0);
  if (found.evidence.share < LEAST_TOLD || !isSaid) return true;
  return isGuess(search, found, { isNamed: called.size > 0, roles: [] });
}
