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

/** Number of files that are asked at the most: what the nearest do not notice, others do by chance. */
const MOST_FILES = 6;
const OWN_TEST = Number.MAX_SAFE_INTEGER;

/** Tells how near a test file is to a file: how many folders their paths begin with together, and more for its own test. */
function nearness(file: string, test: string): number {
  if (file.replace(/\.tsx?$/, '') === test.replace(/\.test\.tsx?$/, '')) return OWN_TEST;
  const folders = test.split('/');
  return file.split('/').findIndex((folder, index) => folder !== folders[index]);
}

/**
 * The test files that are asked whether they notice a mutant, likeliest first: its own, the nearest, and of those the
 * quick ones. A file that no more than loads the line is asked only where none runs it later.
 */
export function testsOf({ id, file }: Mutant, tests: readonly TestFile[]): TestFile[] {
  const loading = tests.filter(({ hits }) => hits[id] !== undefined);
  const running = loading.filter(({ hits, atLoad }) => hits[id] !== atLoad[id]);
  return (running.length > 0 ? running : loading)
    .map((test) => ({ test, near: nearness(file, test.file) }))
    .sort((one, other) => other.near - one.near || one.test.ms - other.test.ms)
    .slice(0, MOST_FILES)
    .map(({ test }) => test);
}
