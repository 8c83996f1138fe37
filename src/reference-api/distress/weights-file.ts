import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import { LOCALES } from '../../config/locales';
import { readConceptLines } from './concepts';
import { readLearnedPhrases } from './phrase-lists';
import type { Weights } from './train-classifier';

/** The weights that `npm run distress` has learned from the lists of phrases. */
export const WEIGHTS_FILE = path.join(__dirname, 'weights.json');

const fileSchema = z.object({
  learnedFrom: z.string(),
  bias: z.number(),
  step: z.number(),
  places: z.string(),
});

/** Steps of a weight on either side of zero: one byte a weight is fine enough. */
const MOST_STEPS = 127;

/** Digest of the lists of phrases and concepts, by which a file of weights says what it was learned from. */
export function digestOfLists(): string {
  const lists = [readLearnedPhrases(), LOCALES.map(readConceptLines)];
  return createHash('sha256').update(JSON.stringify(lists)).digest('hex');
}

/**
 * Writes weights as JSON, each in a byte, and these compressed: most are nothing.
 * @param learnedFrom digest of the lists
 */
export function writeWeights({ bias, places }: Weights, learnedFrom: string): string {
  let largest = 0;
  for (const each of Float64Array.from(places)) largest = Math.max(largest, Math.abs(each));
  const step = largest / MOST_STEPS || 1;
  const bytes = Int8Array.from(places, (each) => Math.round(each / step));
  const text = brotliCompressSync(bytes).toString('base64');
  return `${JSON.stringify({ learnedFrom, bias, step, places: text })}\n`;
}

/** Reads what {@link writeWeights} has written. */
export function readWeights(text: string): Weights & { readonly learnedFrom: string } {
  const { learnedFrom, bias, step, places } = fileSchema.parse(JSON.parse(text));
  const steps = new Int8Array(brotliDecompressSync(Buffer.from(places, 'base64')));
  // `map` of a typed array takes a tenth of the time of `from`, which goes through an iterator.
  const weights = new Float32Array(steps).map((each) => each * step);
  return { learnedFrom, bias, places: weights };
}

/** Reads the weights of this project. */
export function readOwnWeights(): ReturnType<typeof readWeights> {
  return readWeights(readFileSync(WEIGHTS_FILE, 'utf8'));
}
