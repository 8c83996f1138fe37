import { LOCALES } from '../config/locales';
import { writeWhole } from '../node/write-file';
import { countErrors } from '../reference-api/distress/count-errors';
import { readHeldOutViolence, readPhrases } from '../reference-api/distress/phrase-lists';
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
  for (const locale of LOCALES) {
    const { missed, of, falseAlarms, ofOthers } = countErrors(readPhrases(locale, 'held-out'));
    console.log(
      `${locale}: ${String(missed)} of ${String(of)} missed, ${String(falseAlarms)} false alarms of ${String(ofOthers)}`,
    );
  }
  const { missed, of } = countErrors(LOCALES.flatMap(readHeldOutViolence));
  console.log(`violence: ${String(missed)} of ${String(of)} missed`);
  return 0;
}

void runCommand(learnDistress);
