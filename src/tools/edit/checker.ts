import { fork } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import { serviceDay } from '../../gatsby/node/sources/legal-versions';
import type { CheckedTree } from '../../gatsby/node/preview/preview-site';

const checkedSchema = z.object({ faults: z.array(z.string()), lags: z.array(z.string()) });

/** Checks a copy of `content/` whenever it has changed. */
export interface Checker {
  /** Asks for a check; one that is under way is followed by another. */
  readonly ask: () => void;
  readonly close: () => void;
}

/**
 * Starts a process that checks a copy of `content/`.
 * @param root the folder that holds the copy
 * @param source the folder of what is copied
 */
export function startChecker(
  root: string,
  source: string,
  onChecked: (checked: CheckedTree) => void,
): Checker {
  const child = fork(path.join(__dirname, 'check-process.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  let isBusy = false;
  let isWanted = false;
  const ask = (): void => {
    isWanted = true;
    if (isBusy) return;
    isBusy = true;
    isWanted = false;
    child.send({ root, source, today: serviceDay() });
  };
  child.on('message', (message) => {
    isBusy = false;
    onChecked(checkedSchema.parse(message));
    if (isWanted) ask();
  });
  return {
    ask,
    close: () => {
      child.kill();
    },
  };
}
