import { isDistress } from './is-distress';
import type { Example } from '../classifier/train-classifier';

/** Counts the messages that are taken for the wrong kind. */
export function countErrors(examples: readonly Example[]) {
  const wanted = examples.filter(({ isFor }) => isFor);
  const others = examples.filter(({ isFor }) => !isFor);
  return {
    missed: wanted.filter(({ text }) => !isDistress(text)).length,
    of: wanted.length,
    falseAlarms: others.filter(({ text }) => isDistress(text)).length,
    ofOthers: others.length,
  };
}
