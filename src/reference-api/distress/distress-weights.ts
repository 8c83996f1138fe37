import path from 'node:path';
import { LOCALES } from '../../config/locales';
import { digestOf } from '../classifier/weights-file';
import { readConceptLines } from './concepts';
import { readLearnedPhrases } from './phrase-lists';

/** The weights that `npm run train` has learned from the lists of phrases. */
export const DISTRESS_WEIGHTS = path.join(__dirname, 'weights.json');

/** The weights of the classifier that has learned what players ask, too: it is less sure of everything, and hears fewer of their questions wrongly. */
export const PLAYERS_WEIGHTS = path.join(__dirname, 'players-weights.json');

/** Digest of the lists of phrases and concepts; what players ask may change without them. */
export function digestOfDistress(): string {
  return digestOf([readLearnedPhrases(), LOCALES.map(readConceptLines)]);
}
