import { readStored, writeStored } from './storage';

/** How many folds are remembered; the one that was not opened for longest is forgotten first. */
const MOST_FOLDS = 200;

/** How many steps of a fold were opened, by its name; the last one first. */
export type OpenedSteps = ReadonlyMap<string, number>;

const ENTRY = /^(\w+):([123])$/;

function parse(text: string | null): OpenedSteps {
  return new Map(
    (text ?? '').split(' ').flatMap((entry): [string, number][] => {
      const [, name, steps] = ENTRY.exec(entry) ?? [];
      return name === undefined ? [] : [[name, Number(steps)]];
    }),
  );
}

/** The folds that were opened in this browser. */
export function readOpenSpoilers(): OpenedSteps {
  return readStored('localStorage', 'folds', parse);
}

/**
 * Notes how far a fold was opened.
 * @param name of the fold, `data-fold` in its HTML
 * @param steps that are open; 0 forgets it
 */
export function rememberFold(name: string, steps: number): void {
  const others = Array.from(readOpenSpoilers()).filter(([other]) => other !== name);
  const entries = steps === 0 ? others : [[name, steps] as const, ...others];
  const text = entries
    .slice(0, MOST_FOLDS)
    .map(([each, count]) => `${each}:${count}`)
    .join(' ');
  writeStored('localStorage', 'folds', text === '' ? undefined : text);
}
