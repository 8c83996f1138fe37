import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../config/locales';
import type { Example } from '../classifier/train-classifier';

const FOLDER = path.join(__dirname, 'phrases');

function readLines(name: string): string[] {
  return readFileSync(path.join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/**
 * Lists of phrases: `learned`, of which the weights are made; `development`, by which the thresholds were chosen; `held-out`, to
 * measure with. The last two were written by others, who saw neither the lists nor the code.
 */
export type PhraseSet = 'learned' | 'development' | 'held-out';

/**
 * Reads messages that speak of suicide or self-harm, the writer's or a friend's, or of violence that the writer suffers
 * (`for`), or only sound like it (`against`), one a line.
 */
export function readPhrases(locale: Locale, set: PhraseSet): readonly Example[] {
  const read = (kind: 'for' | 'against'): Example[] =>
    readLines(`${locale}-${set}-${kind}.txt`).map((text) => ({ text, isFor: kind === 'for' }));
  return [...read('for'), ...read('against')];
}

/** All that is learned, in every language: a visitor need not write in that of the page. */
export function readLearnedPhrases(): readonly Example[] {
  return LOCALES.flatMap((locale) => readPhrases(locale, 'learned'));
}
