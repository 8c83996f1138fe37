import { BuildFaults, type Fault } from '../../faults';
import { readOwnFiles, type OwnFile } from './own-files';

/** Marks of Git around the two sides of a conflict. */
const MARK = /^(?:<{7} |={7}$|>{7} )/;

/** Finds what Git leaves in a file when two people have changed the same lines. */
export function mergeConflictFaults({ file, text }: OwnFile): Fault[] {
  const lines = text.split(/\r?\n/);
  // A line of "=" alone underlines a heading.
  if (!lines.some((line) => line.startsWith('<<<<<<< '))) return [];
  return lines.flatMap((line, at) =>
    MARK.test(line)
      ? [
          {
            where: `${file}:${String(at + 1)}`,
            what: `has the mark of a merge conflict, ${line.slice(0, 7)}: keep one of the two versions and delete the marks`,
          },
        ]
      : [],
  );
}

/**
 * Checks that no file of content is in two versions: readers would see both, with the marks between them.
 * @throws BuildFaults that names file and line of each mark
 */
export function checkMergeConflicts(root: string): void {
  const faults = readOwnFiles(root).flatMap(mergeConflictFaults);
  if (faults.length > 0)
    throw new BuildFaults('Two versions of a text were not put together:', faults);
}
