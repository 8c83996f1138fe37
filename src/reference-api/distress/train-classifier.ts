import { featuresOf, PLACES } from './message-features';

/** Knowledge of a classifier: a weight for each place of a feature, and where it begins. */
export interface Weights {
  readonly bias: number;
  readonly places: ArrayLike<number>;
}

/** A message, and whether it is of the kind that is looked for. */
export interface Example {
  readonly text: string;
  readonly isFor: boolean;
}

const ROUNDS = 25;
const STEP = 0.3;
const BIAS_STEP = 0.05;
/** A message of fewer features than these says too little to be sure of. */
const FEW_FEATURES = 24;
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

function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** How much an example counts, so that both kinds count alike however many there are of each. */
function shareOf(examples: readonly Example[]): (isFor: boolean) => number {
  const wanted = examples.filter(({ isFor }) => isFor).length;
  const others = examples.length - wanted;
  return (isFor) => examples.length / 2 / (isFor ? wanted : others);
}

/** Sums up the weights of features, so that long messages weigh no more than short ones. */
export function scoreOf(features: readonly number[], { bias, places }: Weights): number {
  let sum = 0;
  for (const place of features) sum += places[place] ?? 0;
  return bias + sum / Math.sqrt(Math.max(features.length, FEW_FEATURES));
}

/**
 * Learns to tell two kinds of messages apart: logistic regression by stochastic gradient descent with AdaGrad (Duchi, Hazan
 * and Singer 2011). The same examples give the same weights.
 */
export function trainClassifier(examples: readonly Example[]): Weights {
  const places = new Float64Array(PLACES);
  const squares = new Float64Array(PLACES);
  const learned = examples.map(({ text, isFor }) => ({ features: featuresOf(text), isFor }));
  const counts = shareOf(examples);
  const random = seededRandom(7);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(learned, random);
    for (const { features, isFor } of learned) {
      const share = 1 / Math.sqrt(Math.max(features.length, FEW_FEATURES));
      const likely = 1 / (1 + Math.exp(-scoreOf(features, { bias, places })));
      const error = (likely - Number(isFor)) * counts(isFor);
      bias -= BIAS_STEP * error;
      for (const place of features) {
        const weight = places[place] ?? 0;
        const slope = error * share + DECAY * weight;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        places[place] = weight - (STEP * slope) / Math.sqrt(square + 1e-8);
      }
    }
  }
  return { bias, places };
}
