import { PLACES, type FeatureGroup } from './letter-features';

/** Describes a message by its features. */
export type DescribeMessage = (text: string) => readonly FeatureGroup[];

/** Knowledge of a classifier: a weight for each place of a feature, and where it begins. */
export interface Weights {
  readonly bias: number;
  readonly places: ArrayLike<number>;
}

/** A message, and whether it is of the kind that is looked for. */
export interface Example {
  readonly text: string;
  readonly isFor: boolean;
  /** How much it counts beside others, if not 1. */
  readonly counts?: number;
}

const ROUNDS = 10;
/** Last rounds whose weights are averaged: what one order of the examples happens to leave evens out. */
const AVERAGED = 5;
const STEP = 0.3;
const BIAS_STEP = 0.015;
/** Keeps weights small that few examples ask for. */
const DECAY = 1e-5;

/** Numbers from 0 to 1 that are the same in each run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

function addShare(sum: Float64Array, each: Float64Array, share: number): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (each[at] ?? 0) * share;
}

function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** How much an example counts: both kinds count alike in all, however many there are of each. */
function balance(examples: readonly Example[]): (example: Example) => number {
  const sumOf = (kind: boolean): number =>
    examples.reduce((sum, { isFor, counts = 1 }) => sum + (isFor === kind ? counts : 0), 0);
  const wanted = sumOf(true);
  const others = sumOf(false);
  return ({ isFor, counts = 1 }) => (counts * (wanted + others)) / 2 / (isFor ? wanted : others);
}

/** Sums up the weights of features. */
export function scoreOf(groups: readonly FeatureGroup[], { bias, places }: Weights): number {
  let sum = bias;
  for (const group of groups) {
    for (const place of group.places) sum += (places[place] ?? 0) * group.share;
  }
  return sum;
}

/**
 * Learns to tell two kinds of messages apart: logistic regression by stochastic gradient descent with AdaGrad (Duchi, Hazan
 * and Singer 2011), the weights of the last rounds averaged (Polyak and Juditsky 1992). The same examples give the same weights.
 */
export function trainClassifier(
  examples: readonly Example[],
  featuresOf: DescribeMessage,
): Weights {
  const places = new Float64Array(PLACES);
  const squares = new Float64Array(PLACES);
  const averages = { bias: 0, places: new Float64Array(PLACES) };
  const countOf = balance(examples);
  const learned = examples.map((example) => ({
    groups: featuresOf(example.text),
    wanted: Number(example.isFor),
    counts: countOf(example),
  }));
  const random = seededRandom(7);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(learned, random);
    for (const { groups, wanted, counts } of learned) {
      const likely = 1 / (1 + Math.exp(-scoreOf(groups, { bias, places })));
      const error = (likely - wanted) * counts;
      bias -= BIAS_STEP * error;
      for (const group of groups) {
        for (const place of group.places) {
          const weight = places[place] ?? 0;
          const slope = error * group.share + DECAY * weight;
          const square = (squares[place] ?? 0) + slope * slope;
          squares[place] = square;
          places[place] = weight - (STEP * slope) / Math.sqrt(square + 1e-8);
        }
      }
    }
    if (round >= ROUNDS - AVERAGED) {
      averages.bias += bias / AVERAGED;
      addShare(averages.places, places, 1 / AVERAGED);
    }
  }
  return averages;
}
