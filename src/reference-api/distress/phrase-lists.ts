import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../config/locales';
import type { Example } from './train-classifier';

const FOLDER = path.join(__dirname, 'phrases');

function readLines(name: string): string[] {
  return readFileSync(path.join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/**
 * Reads messages that speak of suicide or self-harm (`for`; those that are learned also of violence) or only sound like it
 * (`against`), one a line.
 * @param set `learned`: what the weights are made of; `held-out`: written by others, never learned, to measure with
 */
export function readPhrases(locale: Locale, set: 'learned' | 'held-out'): readonly Example[] {
  const read = (kind: 'for' | 'against'): Example[] =>
    readLines(`${locale}-${set}-${kind}.txt`).map((text) => ({ text, isFor: kind === 'for' }));
  return [...read('for'), ...read('against')];
}

/** Reads messages of violence that somebody suffers, never learned. */
export function readHeldOutViolence(locale: Locale): readonly Example[] {
  return readLines(`${locale}-held-out-violence.txt`).map((text) => ({ text, isFor: true }));
}

/** All that is learned, in every language: a visitor need not write in that of the page. */
export function readLearnedPhrases(): readonly Example[] {
  return LOCALES.flatMap((locale) => readPhrases(locale, 'learned'));
}
