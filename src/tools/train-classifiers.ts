import { LOCALES } from '../config/locales';
import { writeWhole } from '../node/write-file';
import { letterFeatures } from '../reference-api/classifier/letter-features';
import { trainClassifier } from '../reference-api/classifier/train-classifier';
import { writeWeights } from '../reference-api/classifier/weights-file';
import { countErrors } from '../reference-api/distress/count-errors';
import { featuresOf } from '../reference-api/distress/message-features';
import {
  digestOfDistress,
  DISTRESS_WEIGHTS,
  PLAYERS_WEIGHTS,
} from '../reference-api/distress/distress-weights';
import { readPhrases } from '../reference-api/distress/phrase-lists';
import {
  readTrainingSet as readDistress,
  readTrainingSetOfPlayers as readDistressOfPlayers,
} from '../reference-api/distress/training-set';
import {
  digestOfOutOfScope,
  OUT_OF_SCOPE_WEIGHTS,
} from '../reference-api/out-of-scope/out-of-scope-weights';
import { readTrainingSet as readOutOfScope } from '../reference-api/out-of-scope/training-set';
import { UsageError } from '../node/errors';
import { runCommand } from './command-line';

/** Learns the words of distress from their lists, and says how well that works on phrases that were not learned. */
async function trainDistress(): Promise<void> {
  const examples = readDistress();
  const weights = trainClassifier(examples, featuresOf);
  await writeWhole(DISTRESS_WEIGHTS, writeWeights(weights, digestOfDistress()));
  console.log(`distress: ${String(examples.length)} phrases and sentences learned`);
  const withPlayers = readDistressOfPlayers();
  const ofPlayers = trainClassifier(withPlayers, featuresOf);
  await writeWhole(PLAYERS_WEIGHTS, writeWeights(ofPlayers, digestOfDistress()));
  console.log(`distress, players: ${String(withPlayers.length)} phrases and sentences learned`);
  for (const set of ['development', 'held-out'] as const) {
    for (const locale of LOCALES) {
      const { missed, of, falseAlarms, ofOthers } = countErrors(readPhrases(locale, set));
      console.log(
        `${set} ${locale}: ${String(missed)} of ${String(of)} missed, ${String(falseAlarms)} false alarms of ${String(ofOthers)}`,
      );
    }
  }
}

/** Learns what nobody here can answer; how well that works is told by `npm run bench -- companion`. */
async function trainOutOfScope(): Promise<void> {
  const examples = readOutOfScope();
  const weights = trainClassifier(examples, letterFeatures);
  await writeWhole(OUT_OF_SCOPE_WEIGHTS, writeWeights(weights, digestOfOutOfScope()));
  console.log(`out-of-scope: ${String(examples.length)} phrases and sentences learned`);
}

/** `npm run train`: learns anew what messages are met with something else than an answer. */
void runCommand(async () => {
  const subjects = { distress: trainDistress, 'out-of-scope': trainOutOfScope };
  for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(subjects)) {
    if (name !== 'distress' && name !== 'out-of-scope') {
      throw new UsageError(`${name}: expected distress or out-of-scope`);
    }
    await subjects[name]();
  }
  return 0;
});
