import { LOCALES } from '../config/locales';
import { writeWhole } from '../node/write-file';
import { countErrors } from '../reference-api/distress/count-errors';
import { readLearnedPhrases, readPhrases } from '../reference-api/distress/phrase-lists';
import { readSampleSentences } from '../reference-api/distress/sample-sentences';
import { sentencesOf } from '../reference-api/distress/sentences';
import { trainClassifier, type Example } from '../reference-api/distress/train-classifier';
import { digestOf, WEIGHTS_FILE, writeWeights } from '../reference-api/distress/weights-file';
import { runCommand } from './command-line';

/** The sentences of harmless messages that have several: each of them is harmless, too. */
function harmlessSentences(examples: readonly Example[]): Example[] {
  return examples.flatMap(({ text, isFor }) => {
    const sentences = isFor ? [] : sentencesOf(text);
    return sentences.length > 1 ? sentences.map((each) => ({ text: each, isFor: false })) : [];
  });
}

/** Learns the words of distress from their lists, and says how well that works on phrases that were not learned. */
async function learnDistress(): Promise<number> {
  const examples = readLearnedPhrases();
  const ordinary = [...harmlessSentences(examples), ...readSampleSentences()];
  const weights = trainClassifier([...examples, ...ordinary]);
  await writeWhole(WEIGHTS_FILE, writeWeights(weights, digestOf(examples)));
  console.log(
    `${String(examples.length)} phrases and ${String(ordinary.length)} ordinary sentences learned`,
  );
  for (const locale of LOCALES) {
    const { missed, of, falseAlarms, ofOthers } = countErrors(readPhrases(locale, 'held-out'));
    console.log(
      `${locale}: ${String(missed)} of ${String(of)} missed, ${String(falseAlarms)} false alarms of ${String(ofOthers)}`,
    );
  }
  return 0;
}

void runCommand(learnDistress);
