import { featuresOf } from './message-features';
import { sentencesOf } from './sentences';
import { scoreOf, type Weights } from './train-classifier';
import { readOwnWeights } from './weights-file';

/** Score from which on a message is met as one of distress: it misses few, and takes few others for one. */
const THRESHOLD = 0.2;

/** Score that a single word needs: "sorry" or "自己" alone says nothing yet. */
const WORD_THRESHOLD = 1.6;

/** A word in Latin letters, or up to three characters; or pictures alone. */
const WORD =
  /^[^\p{L}]*(?:(?:[\p{Script=Latin}'’]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,3})[^\p{L}]*)?$/u;

let weights: Weights | undefined;

/** The whole and, of several sentences, each: one among many counts like one alone. */
function stretchesOf(text: string): string[] {
  return [...new Set([text, ...sentencesOf(text)])];
}

/**
 * Tells whether a message speaks of the writer's suicide or self-harm, in Chinese, English and Japanese, however it is
 * spelled. It is learned from lists of phrases (`phrases/`), and its misses and false alarms are counted on others.
 */
export function isDistress(text: string): boolean {
  const known = (weights ??= readOwnWeights());
  return stretchesOf(text).some(
    (each) => scoreOf(featuresOf(each), known) >= (WORD.test(each) ? WORD_THRESHOLD : THRESHOLD),
  );
}
