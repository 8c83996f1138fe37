import { LOCALES, type Locale } from '../../config/locales';
import { readLearnedPhrases, readPhrases } from './phrase-lists';
import { readSampleSentences, readSpoilerQuestions } from '../classifier/sample-sentences';
import { sentencesOf } from '../classifier/sentences';
import { SAMPLE_DIR } from '../seed/sample-dir';
import { readSample } from '../seed/read-sample';
import type { Example } from '../classifier/train-classifier';

/** The most words that somebody runs together. */
const MOST_WORDS = 6;

/** Commas between two clauses of one sentence. */
const COMMAS: Readonly<Record<Locale, string>> = { zh: '，', en: ', ', ja: '、' };

/** Weight of two joined phrases: each is learned alone, too. */
const JOINED_COUNT = 0.5;

/** A prime, so that a phrase is joined with one from elsewhere in its list. */
const STRIDE = 1009;

/**
 * Every second phrase of one sentence in one sentence with a harmless one, before or after it: a clause counts among others,
 * and a long message of harmless ones is harmless.
 */
function joinedPhrases(locale: Locale): Example[] {
  const phrases = readPhrases(locale, 'learned').filter(
    ({ text }) => sentencesOf(text).length === 1,
  );
  const harmless = phrases.filter(({ isFor }) => !isFor);
  return phrases.flatMap(({ text, isFor }, at) => {
    const other = harmless[(at * STRIDE) % harmless.length];
    if (other === undefined || at % 2 === 1) return [];
    const clauses = at % 4 === 0 ? [text, other.text] : [other.text, text];
    return [{ text: clauses.join(COMMAS[locale]), isFor, counts: JOINED_COUNT }];
  });
}

/** The sentences of harmless messages that have several: each of them is harmless, too. */
function harmlessSentences(examples: readonly Example[]): Example[] {
  return examples.flatMap(({ text, isFor }) => {
    const sentences = isFor ? [] : sentencesOf(text);
    return sentences.length > 1 ? sentences.map((each) => ({ text: each, isFor: false })) : [];
  });
}

/** Short messages in Latin letters as they are without their blanks. */
function runTogether(examples: readonly Example[]): Example[] {
  return examples
    .filter(({ text }) => /^[a-z'’ ]+$/iu.test(text) && text.split(' ').length <= MOST_WORDS)
    .map(({ text, isFor }) => ({ text: text.replaceAll(' ', ''), isFor }));
}

/** Makes up what the classifier learns from the lists of phrases, what partners say and what spoilers ask. */
export function readTrainingSet(): readonly Example[] {
  const phrases = readLearnedPhrases();
  return [
    ...phrases,
    ...harmlessSentences(phrases),
    ...runTogether(phrases),
    ...LOCALES.flatMap(joinedPhrases),
    ...readSampleSentences(),
    ...readSpoilerQuestions(),
  ];
}

/** Weight of a question of players: there are as many of them as phrases, and they are all alike. */
const QUESTION_COUNTS = 0.3;

/** Makes up what the classifier learns that knows players: the same, and what they ask, in words of falls, cuts and ends. */
export function readTrainingSetOfPlayers(): readonly Example[] {
  const asked = readSample(SAMPLE_DIR).questions.flatMap(({ questions }) =>
    questions.flatMap(({ asks }) => asks),
  );
  return [
    ...readTrainingSet(),
    ...asked.map((text) => ({ text, isFor: false, counts: QUESTION_COUNTS })),
  ];
}
