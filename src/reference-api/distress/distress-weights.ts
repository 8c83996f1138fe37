import path from 'node:path';
import { LOCALES } from '../../config/locales';
import { digestOf } from '../classifier/weights-file';
import { readConceptLines } from './concepts';
import { readLearnedPhrases } from './phrase-lists';

/** The weights that `npm run train` has learned from the lists of phrases. */
export const DISTRESS_WEIGHTS = path.join(__dirname, 'weights.json');

/** Digest of the lists of phrases and concepts. */
export function digestOfDistress(): string {
  return digestOf([readLearnedPhrases(), LOCALES.map(readConceptLines)]);
}
