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

/** How much a question of a spoiler counts: it asks what a player asks, in words of locks, falls and cuts. */
const QUESTION_COUNTS = 3;

/** Reads the questions of the games' spoilers: a visitor asks them as they stand, by the link beneath. */
export function readSpoilerQuestions(): readonly Example[] {
  const folder = path.join(SAMPLE, 'games');
  const questions = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return Array.from(text.matchAll(/\[!fold\] (.+?)\\n/g), ([, question = '']) => question);
  });
  return questions.map((text) => ({ text, isFor: false, counts: QUESTION_COUNTS }));
}
