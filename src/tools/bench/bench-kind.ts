import type { CleanupScope } from '../run/cleanup-scope';
import type { Figure } from './figures';
import type { BenchOptions } from './options';

export interface BenchRun {
  readonly options: BenchOptions;
  /** Closes what a kind has opened, however the run ends. */
  readonly scope: CleanupScope;
  /** News while it runs. */
  readonly log: (line: string) => void;
}

/** One kind of benchmark: a file in `kinds/`, and its row in `kinds/index.ts`. */
export interface BenchKind {
  readonly name: string;
  /** @returns what it has measured, in the order in which it is shown */
  readonly measure: (run: BenchRun) => Promise<readonly Figure[]>;
}
