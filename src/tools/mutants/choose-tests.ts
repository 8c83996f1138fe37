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
const MOST_FILES = 15;

/** Counts the folders that the paths of two files begin with together. */
function sharedFolders(one: string, other: string): number {
  const folders = other.split('/');
  const first = one.split('/').findIndex((folder, index) => folder !== folders[index]);
  return first === -1 ? folders.length : first;
}

/**
 * The test files that are asked whether they notice a mutant, likeliest first: the nearest ones, and of those the quick
 * ones. A file that no more than loads the line is asked only where none runs it later.
 */
export function testsOf({ id, file }: Mutant, tests: readonly TestFile[]): TestFile[] {
  const loading = tests.filter(({ hits }) => hits[id] !== undefined);
  const running = loading.filter(({ hits, atLoad }) => hits[id] !== atLoad[id]);
  return (running.length > 0 ? running : loading)
    .sort(
      (one, other) =>
        sharedFolders(file, other.file) - sharedFolders(file, one.file) || one.ms - other.ms,
    )
    .slice(0, MOST_FILES);
}
