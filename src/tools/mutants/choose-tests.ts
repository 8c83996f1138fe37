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
 * The test files that are asked whether they notice a mutant, likeliest first: its own, the nearest, and of those the
 * quick ones. A file that no more than loads the line is asked only where none runs it later, and one that does not even
 * do that only where none does and it lies beside it: a worker or a child process may come by, which is not seen. Its own
 * test is asked wherever it comes by.
 */
export function testsOf(mutant: Mutant, tests: readonly TestFile[]): TestFile[] {
  const { id, file } = mutant;
  const loading = tests.filter((test) => comesBy(test, mutant));
  const later = loading.filter(({ hits, atLoad }) => hits[id] !== atLoad[id]);
  const beside = tests.filter((test) => path.dirname(test.file) === path.dirname(file));
  // A test that imports modules in its course seems to run a line that it does no more than load.
  const running = loading.filter(
    (test) => later.includes(test) || nearness(file, test.file) === OWN_TEST,
  );
  return (later.length > 0 ? running : loading.length > 0 ? loading : beside)
    .map((test) => ({ test, near: nearness(file, test.file) }))
    .sort((one, other) => other.near - one.near || one.test.ms - other.test.ms)
    .slice(0, MOST_FILES)
    .map(({ test }) => test);
}
