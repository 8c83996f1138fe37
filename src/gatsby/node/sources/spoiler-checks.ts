import { spoilerFaults } from '../../../markdown/spoiler-faults';
import type { Fault } from '../faults';

interface Text {
  /** The file's path as an editor knows it. */
  readonly file: string;
  /** The Markdown behind the front matter. */
  readonly body: string;
  /** How many lines of the file are before it. */
  readonly linesBefore: number;
}

/** Lists what is wrong with the folds of one of our own texts: each has a hint, a nudge and an answer. */
export function spoilerFaultsIn({ file, body, linesBefore }: Text): Fault[] {
  return spoilerFaults(body).map(({ line, what }) => ({
    where: `${file}:${String(linesBefore + line)}`,
    what,
  }));
}
