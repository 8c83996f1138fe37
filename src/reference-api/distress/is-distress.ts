import { featuresOf } from './message-features';
import { scoreOf, type Weights } from './train-classifier';
import { readOwnWeights } from './weights-file';

/** A message with this score or more is met as one of distress: it misses few, and takes few others for one. */
export const THRESHOLD = 0;

/** Longer messages are looked at in stretches that overlap: one sentence among many counts like one alone. */
const STRETCH = 120;

let weights: Weights | undefined;

function stretchesOf(text: string): string[] {
  const sentences = text.split(/(?<=[。！？!?.…\n])/u).filter((each) => each.trim() !== '');
  return [text, ...(sentences.length > 1 || text.length > STRETCH ? sentences : [])];
}

/**
 * Tells whether a message speaks of the writer's suicide or self-harm, in Chinese, English and Japanese, however it is
 * spelled. It is learned from lists of phrases (`phrases/`), and its misses and false alarms are counted on others.
 */
export function isDistress(text: string): boolean {
  const known = (weights ??= readOwnWeights());
  return stretchesOf(text).some((each) => scoreOf(featuresOf(each), known) >= THRESHOLD);
}
