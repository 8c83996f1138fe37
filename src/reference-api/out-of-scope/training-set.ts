import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../config/locales';
import { readSampleSentences, readSpoilerQuestions } from '../classifier/sample-sentences';
import type { Example } from '../classifier/train-classifier';
import { SAMPLE_DIR } from '../seed/sample-dir';
import { readSample } from '../seed/read-sample';
import { writeOtherwise } from './training-variants';

/** Reads the phrases of a folder, one a line, in every language. */
function readPhrases(folder: string): readonly string[] {
  return LOCALES.flatMap((locale) =>
    readFileSync(path.join(__dirname, folder, `${locale}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  );
}

/** Reads messages that nobody here can answer, one a line, in every language: a visitor need not write in that of the page. */
export function readOutOfScopePhrases(): readonly string[] {
  return readPhrases('phrases');
}

/** Reads short questions that are asked here, in words that out-of-scope phrases have too. */
export function readInScopePhrases(): readonly string[] {
  return readPhrases('in-scope');
}

/** Makes up what the classifier learns: these phrases, and what players ask, what partners say and what the texts tell. */
export function readTrainingSet(): readonly Example[] {
  const asked = readSample(SAMPLE_DIR).questions.flatMap(({ questions }) =>
    questions.flatMap(({ asks }) => asks),
  );
  return [
    ...readOutOfScopePhrases().map((text) => ({ text, isFor: true })),
    ...readInScopePhrases().map((text) => ({ text, isFor: false })),
    ...[...asked, ...writeOtherwise(asked)].map((text) => ({ text, isFor: false })),
    ...readSampleSentences(),
    ...readSpoilerQuestions(),
  ];
}
