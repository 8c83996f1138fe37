import path from 'node:path';
import { digestOf } from '../classifier/weights-file';
import { readInScopePhrases, readOutOfScopePhrases } from './training-set';

/** The weights that `npm run train` has learned from the lists of phrases and from what players ask. */
export const OUT_OF_SCOPE_WEIGHTS = path.join(__dirname, 'weights.json');

/** Digest of the lists of phrases; what players ask may change without them. */
export function digestOfOutOfScope(): string {
  return digestOf([readOutOfScopePhrases(), readInScopePhrases()]);
}
