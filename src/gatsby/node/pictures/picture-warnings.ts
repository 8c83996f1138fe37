import { logLine } from '../../../node/log-line';
import type { PictureFault } from './picture-fault';
import type { PictureKind } from './picture-kinds';

/** Problem of one address. */
export interface PictureProblem {
  readonly url: string;
  readonly kinds: readonly PictureKind[];
  readonly fault: PictureFault;
  /** A copy of an earlier build is shown. */
  readonly stale: boolean;
}

const MOST_SHOWN = 20;
const MOST_CHARACTERS = 200;

function warning({ url, kinds, fault, stale }: PictureProblem): string {
  const outcome = stale ? 'is the stored copy of an earlier build' : 'is replaced by a placeholder';
  return `Picture ${logLine(url, MOST_CHARACTERS)} (${kinds.join(', ')}) ${outcome}: ${fault.message}`;
}

/** One line per address, the rest in a sum. An empty address is told of with its item (`checks/missing-pictures.ts`). */
export function pictureWarnings(all: readonly PictureProblem[]): string[] {
  const problems = all.filter(({ url }) => url !== '');
  const rest = problems.slice(MOST_SHOWN);
  const stale = rest.filter((problem) => problem.stale).length;
  const sum = `${String(rest.length)} more pictures have trouble: ${String(rest.length - stale)} replaced by a placeholder, ${String(stale)} stored copies`;
  return [...problems.slice(0, MOST_SHOWN).map(warning), ...(rest.length > 0 ? [sum] : [])];
}
