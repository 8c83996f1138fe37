import path from 'node:path';
import type { Mutant } from './mutant';

/** A file of tests, as it ran without a mutant. */
export interface TestFile {
  /** Its path in the project, with `/` between the parts. */
  readonly file: string;
  readonly ms: number;
  /** Times that it came by each mutant: in all, and while modules were loaded. */
  readonly hits: Readonly<Record<string, number>>;
  readonly atLoad: Readonly<Record<string, number>>;
}

/** Number of files that are asked at the most: the suite runs all of them, and a mutant that one notices is noticed. */
const MOST_FILES = 20;
const OWN_TEST = Number.MAX_SAFE_INTEGER;

/** Tells how near a test file is to a file: how many folders their paths begin with together, and more for its own test. */
function nearness(file: string, test: string): number {
  if (file.replace(/\.tsx?$/, '') === test.replace(/\.test\.tsx?$/, '')) return OWN_TEST;
  const folders = test.split('/');
  return file.split('/').findIndex((folder, index) => folder !== folders[index]);
}

/** True for a test file that is seen to come by a mutant. */
export function comesBy({ hits }: TestFile, { id }: Mutant): boolean {
  return hits[id] !== undefined;
}

/**
 * The test files that are asked whether they notice a mutant: those that come by, the nearest first, of those the ones that
 * run the line later than at load, and of those the quick ones. Where none is seen to come by it is those beside it: a worker
 * or a child process may come by, which is not seen.
 */
export function testsOf(mutant: Mutant, tests: readonly TestFile[]): TestFile[] {
  const { id, file } = mutant;
  const passing = tests.filter((test) => comesBy(test, mutant));
  const beside = tests.filter((test) => path.dirname(test.file) === path.dirname(file));
  return (passing.length > 0 ? passing : beside)
    .map((test) => ({
      test,
      near: nearness(file, test.file),
      isLater: test.hits[id] !== test.atLoad[id],
    }))
    .sort(
      (one, other) =>
        other.near - one.near ||
        Number(other.isLater) - Number(one.isLater) ||
        one.test.ms - other.test.ms,
    )
    .slice(0, MOST_FILES)
    .map(({ test }) => test);
}
