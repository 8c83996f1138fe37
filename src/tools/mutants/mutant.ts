/** One small change of the code that a test should notice. */
export interface Mutant {
  /** Its number among all that were made. */
  readonly id: string;
  readonly file: string;
  /** Lines and columns count from 1. */
  readonly line: number;
  readonly column: number;
  /** Stryker's name for the change, such as `EqualityOperator`. */
  readonly kind: string;
  readonly original: string;
  readonly replacement: string;
}

/** `unreached`: no test runs the line. `endless`: the tests did not end, which is noticed as well. */
export type Fate = 'noticed' | 'endless' | 'survived' | 'unreached';

export interface TriedMutant {
  readonly mutant: Mutant;
  readonly fate: Fate;
}
