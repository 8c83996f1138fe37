import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLocale } from '../../config/locales';
import { spoilersOf } from '../../contract/spoilers';
import { SAMPLE_DIR } from '../seed/sample-dir';
import { sentencesOf } from './sentences';
import type { Example } from './train-classifier';

/** How much a sentence counts: there are more of them than phrases, and they are all alike. */
const COUNTS = 0.5;

/** Texts of a value that stand under a language, at whatever depth. */
function textsIn(value: unknown, isInLanguage = false): string[] {
  if (typeof value === 'string') return isInLanguage ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    textsIn(member, isInLanguage || isLocale(key)),
  );
}

/** Texts of the files of a folder of the sample: those under a language, or all. */
function textsOf(folder: string, isAll = false): string[] {
  return readdirSync(path.join(SAMPLE_DIR, folder)).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(path.join(SAMPLE_DIR, folder, file), 'utf8')), isAll),
  );
}

/**
 * Reads what partners say, what visitors may answer in scenes, and what is told of games, sentence by sentence: ordinary
 * talk, of which the classifier learns how words sound that mean no harm.
 */
export function readSampleSentences(): readonly Example[] {
  const texts = ['voices', 'stories', 'games'].flatMap((folder) => textsOf(folder));
  const sentences = new Set(texts.flatMap(sentencesOf));
  return Array.from(sentences, (text) => ({ text, isFor: false, counts: COUNTS }));
}

/** How much a question of a spoiler counts: it asks what a player asks, in words of locks, falls and cuts. */
const QUESTION_COUNTS = 3;

/** Reads the questions of the games' spoilers: a visitor asks them as they stand, by the link beneath. */
export function readSpoilerQuestions(): readonly Example[] {
  const questions = textsOf('games', true).flatMap(spoilersOf);
  return questions.map(({ question: text }) => ({ text, isFor: false, counts: QUESTION_COUNTS }));
}
