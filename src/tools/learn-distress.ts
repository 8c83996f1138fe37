import { LOCALES } from '../config/locales';
import { writeWhole } from '../node/write-file';
import { countErrors } from '../reference-api/distress/count-errors';
import { readPhrases } from '../reference-api/distress/phrase-lists';
import { trainClassifier } from '../reference-api/distress/train-classifier';
import { readTrainingSet } from '../reference-api/distress/training-set';
import { digestOfLists, WEIGHTS_FILE, writeWeights } from '../reference-api/distress/weights-file';
import { runCommand } from './command-line';

/** Learns the words of distress from their lists, and says how well that works on phrases that were not learned. */
async function learnDistress(): Promise<number> {
  const examples = readTrainingSet();
  const weights = trainClassifier(examples);
  await writeWhole(WEIGHTS_FILE, writeWeights(weights, digestOfLists()));
  console.log(`${String(examples.length)} phrases and sentences learned`);
  for (const set of ['development', 'held-out'] as const) {
    for (const locale of LOCALES) {
      const { missed, of, falseAlarms, ofOthers } = countErrors(readPhrases(locale, set));
      console.log(
        `${set} ${locale}: ${String(missed)} of ${String(of)} missed, ${String(falseAlarms)} false alarms of ${String(ofOthers)}`,
      );
    }
  }
  return 0;
}

void runCommand(learnDistress);
