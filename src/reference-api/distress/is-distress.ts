import { sentencesOf } from '../classifier/sentences';
import { scoreOf, type Weights } from '../classifier/train-classifier';
import { readWeightsFile } from '../classifier/weights-file';
import { featuresOf } from './message-features';
import { DISTRESS_WEIGHTS, PLAYERS_WEIGHTS } from './distress-weights';

/** Score from which on a message is met as one of distress: it misses few, and takes few others for one. */
const THRESHOLD = 0.9;

/** Score that a single word needs on top: "sorry" or "自己" alone says nothing yet. */
const WORD_EXTRA = 1.4;

/** Score that a clause needs among others: apart from them it says less. */
const CLAUSE_THRESHOLD = 2.9;

/** A word in Latin letters, or up to three characters; or pictures alone. */
const WORD =
  /^[^\p{L}]*(?:(?:[\p{Script=Latin}'’]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,3})[^\p{L}]*)?$/u;

/** Score below which the classifier that knows what players ask takes a message for one of theirs, whatever the other says. */
const PLAYERS_THRESHOLD = 0.2;

let weights: Weights | undefined;
let playersWeights: Weights | undefined;

/** The whole and, of several sentences, each: one among many counts like one alone. */
function wholesOf(text: string): string[] {
  return [...new Set([text, ...sentencesOf(text)])];
}

/** The clauses of each sentence that has several. */
function clausesOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const clauses = sentence
      .split(/[,，、;；~～]|\s{2,}/u)
      .filter((clause) => clause.trim() !== '');
    return clauses.length > 1 ? clauses : [];
  });
}

/**
 * Tells whether a stretch of a message scores as much as it has to, a single word more, and is no question of players, who
 * ask about falls, cuts and ends.
 */
function reaches(stretch: string, threshold: number): boolean {
  const needed = WORD.test(stretch) ? threshold + WORD_EXTRA : threshold;
  const features = featuresOf(stretch);
  return (
    scoreOf(features, (weights ??= readWeightsFile(DISTRESS_WEIGHTS))) >= needed &&
    scoreOf(features, (playersWeights ??= readWeightsFile(PLAYERS_WEIGHTS))) >= PLAYERS_THRESHOLD
  );
}

/**
 * Tells whether a message speaks of suicide or self-harm, the writer's or a friend's, or of violence that the writer suffers,
 * in Chinese, English and Japanese, however it is spelled. It is learned from lists of phrases (`phrases/`), and its misses
 * and false alarms are counted on others.
 */
export function isDistress(text: string): boolean {
  return (
    wholesOf(text).some((each) => reaches(each, THRESHOLD)) ||
    clausesOf(text).some((each) => reaches(each, CLAUSE_THRESHOLD))
  );
}
