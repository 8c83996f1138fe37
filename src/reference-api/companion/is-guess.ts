import { queryWords } from '../passages/query-words';
import type { Ranked } from './library-shelf';
import { LEAST_SURE, SURE } from './thresholds';
import type { Place } from './where-we-are';

/** True when the best passage has words of a message, and yet would be told for want of a better one. */
export function isGuess(
  content: string,
  { score, ofItem, sentences }: Pick<Ranked, 'score' | 'ofItem' | 'sentences'>,
  { isNamed, roles }: Pick<Place, 'isNamed'> & { readonly roles: readonly unknown[] },
): boolean {
  const most = (values: readonly number[]): number => Math.max(0, ...values);
  const told = sentences();
  const weights = told.map(({ words }) => words.reduce((sum, { weight }) => sum + weight, 0));
  const sure =
    SURE.score * score +
    SURE.ofItem * ofItem +
    SURE.asked * most(told.map(({ asked }) => asked)) +
    SURE.words * most(weights) +
    SURE.each * new Set(queryWords(content).map(({ shown }) => shown)).size +
    (isNamed ? SURE.named : 0) +
    (roles.length > 0 ? SURE.role : 0);
  return sure < LEAST_SURE;
}
