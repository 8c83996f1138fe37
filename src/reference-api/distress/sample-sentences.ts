import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLocale } from '../../config/locales';
import { sentencesOf } from './sentences';
import type { Example } from './train-classifier';

/** How much a sentence counts: there are more of them than phrases, and they are all alike. */
const COUNTS = 0.5;

const SAMPLE = path.join(__dirname, '..', 'sample');

/** Texts of a value that stand under a language, at whatever depth. */
function textsIn(value: unknown, isInLanguage = false): string[] {
  if (typeof value === 'string') return isInLanguage ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    textsIn(member, isInLanguage || isLocale(key)),
  );
}

/**
 * Reads what partners say, and what visitors may answer in scenes, sentence by sentence: ordinary talk, of which the
 * classifier learns how words sound that mean no harm.
 */
export function readSampleSentences(): readonly Example[] {
  const texts = ['voices', 'stories'].flatMap((folder) =>
    readdirSync(path.join(SAMPLE, folder)).flatMap((file) =>
      textsIn(JSON.parse(readFileSync(path.join(SAMPLE, folder, file), 'utf8'))),
    ),
  );
  const sentences = new Set(texts.flatMap(sentencesOf));
  return Array.from(sentences, (text) => ({ text, isFor: false, counts: COUNTS }));
}
