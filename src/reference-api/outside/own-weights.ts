import path from 'node:path';
import { digestOf } from '../classifier/weights-file';
import { readOutsidePhrases } from './training-set';

/** The weights that `npm run learn` has learned from the lists of phrases and from what players ask. */
export const OUTSIDE_WEIGHTS = path.join(__dirname, 'weights.json');

/** Digest of the lists of phrases; what players ask may change without them. */
export function digestOfOutside(): string {
  return digestOf(readOutsidePhrases());
}
