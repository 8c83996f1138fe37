import { pictureKinds, type PictureKind } from './picture-kinds';

/** Addresses with the kinds that they are wanted for. */
export type WantedPicture = readonly [url: string, kinds: readonly PictureKind[]];

/** How many pictures a build may still fetch. What turns out not to be one gives its place back. */
export interface PictureBudget {
  readonly left: () => number;
  /** @returns false when nothing is left */
  readonly take: () => boolean;
  readonly giveBack: () => void;
}

export function createBudget(limit = Infinity): PictureBudget {
  let left = limit;
  return {
    left: () => left,
    take: () => {
      if (left <= 0) return false;
      left -= 1;
      return true;
    },
    giveBack: () => {
      left += 1;
    },
  };
}

const kindOrder = Object.keys(pictureKinds);

function rank([, kinds]: WantedPicture): number {
  return Math.min(...kinds.map((kind) => kindOrder.indexOf(kind)));
}

/** Sorts pictures in the order of the table of kinds; within a kind in that of the pages. */
export function byImportance(wanted: readonly WantedPicture[]): WantedPicture[] {
  return wanted
    .map((each) => ({ each, rank: rank(each) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each);
}

/**
 * Fetches as many as the budget allows, in their order. In rounds, so that it is the first ones that come whichever
 * server is quick, and that addresses without a picture keep none from those behind them.
 * @returns those for which nothing was left
 */
export async function fetchInRounds(
  wanted: readonly WantedPicture[],
  budget: PictureBudget,
  fetch: (each: WantedPicture) => Promise<unknown>,
): Promise<WantedPicture[]> {
  let waiting = [...wanted];
  while (waiting.length > 0 && budget.left() > 0) {
    const round = waiting.slice(0, budget.left());
    waiting = waiting.slice(round.length);
    await Promise.all(round.map(fetch));
  }
  return waiting;
}
