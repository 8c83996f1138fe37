import { letterFeatures } from '../classifier/letter-features';
import { scoreOf, type Weights } from '../classifier/train-classifier';
import { readWeightsFile } from '../classifier/weights-file';
import { OUT_OF_SCOPE_WEIGHTS } from './out-of-scope-weights';

/** Score from which on nobody here knows what is asked: of what players ask hardly anything has so much. */
const THRESHOLD = 0.5;
/** Score that it needs on top where a text of the library has most of the words. */
const SURE_EXTRA = 1.5;

let weights: Weights | undefined;

/**
 * Tells how surely a text asks for what neither the library nor the site nor a partner can know: the weather, other games,
 * homework, or nothing that makes sense. It is learned from lists of such messages (`phrases/`) beside what players ask.
 * @returns the more the surer, below 0 for most of what players ask
 */
export function outOfScopeScore(text: string): number {
  return scoreOf(letterFeatures(text), (weights ??= readWeightsFile(OUT_OF_SCOPE_WEIGHTS)));
}

/**
 * Tells whether nobody here can know what a message asks ({@link outOfScopeScore}).
 * @param isSure a text of the library has most of its words
 */
export function isOutOfScope(text: string, isSure: boolean): boolean {
  return outOfScopeScore(text) >= (isSure ? THRESHOLD + SURE_EXTRA : THRESHOLD);
}
