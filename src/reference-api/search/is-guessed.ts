import { asksSomething } from '../passages/asked-for';
import { LEAST_TOLD, STEPS } from '../passages/weights';
import type { Matches } from './find-matches';

/**
 * True when nothing that a question finds answers it: the first match has few of its words, or has them in its heading alone.
 * Names, key words, what players ask in just these words, and what asks for games of a kind are none.
 */
export function isGuessed(search: string, { all: [first], choices }: Matches): boolean {
  const found = first?.found;
  if (!found || choices.length > 0 || first.cost <= STEPS.asked || !asksSomething(search)) {
    return false;
  }
  const isSaid = found.asked > 0 || found.sentences().some(({ words }) => words.length > 0);
  return found.evidence.share < LEAST_TOLD || !isSaid;
}
