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
 * Tells whether a message asks for what neither the library nor the site nor a partner can know: the weather, other games,
 * homework, or nothing that makes sense. It is learned from lists of such messages (`phrases/`) beside what players ask.
 * @param isSure a text of the library has most of its words
 */
export function isOutOfScope(text: string, isSure: boolean): boolean {
  const score = scoreOf(letterFeatures(text), (weights ??= readWeightsFile(OUT_OF_SCOPE_WEIGHTS)));
  return score >= (isSure ? THRESHOLD + SURE_EXTRA : THRESHOLD);
}
