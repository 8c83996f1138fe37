import type { CleanupScope } from '../run/cleanup-scope';
import type { Figure } from './figures';
import type { BenchOptions } from './options';

export interface BenchRun {
  readonly options: BenchOptions;
  /** Closes what a kind has opened, however the run ends. */
  readonly scope: CleanupScope;
  /** Takes figures as soon as they are measured: they are shown even when the run breaks off later. */
  readonly report: (figures: readonly Figure[]) => void;
  /** News while it runs. */
  readonly log: (line: string) => void;
}

/** One kind of benchmark: a file in `kinds/`, and its row in `kinds/index.ts`. */
export interface BenchKind {
  readonly name: string;
  readonly measure: (run: BenchRun) => Promise<void>;
}
