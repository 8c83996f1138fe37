import { readLearnedPhrases } from './phrase-lists';
import { readSampleSentences } from './sample-sentences';
import { sentencesOf } from './sentences';
import type { Example } from './train-classifier';

/** The most words that somebody runs together. */
const MOST_WORDS = 6;

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

/** Makes up what the classifier learns from the lists of phrases, and from what partners say. */
export function readTrainingSet(): readonly Example[] {
  const phrases = readLearnedPhrases();
  return [
    ...phrases,
    ...harmlessSentences(phrases),
    ...runTogether(phrases),
    ...readSampleSentences(),
  ];
}
