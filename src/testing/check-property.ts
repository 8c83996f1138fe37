import fc from 'fast-check';

/** The same values in every run; `PROPERTY_SEED=7 npx jest …` tries others, and a failure names its seed. */
export const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_122);

interface CheckOptions {
  /** Number of values that are tried. */
  readonly numRuns?: number;
  /** No search for the smallest value that breaks it, where each try takes its time. */
  readonly endOnFailure?: boolean;
}

/** Tries a property with many values. @throws with the smallest value that breaks it */
export function checkProperty<Values>(
  property: fc.IProperty<Values>,
  options: CheckOptions = {},
): void {
  fc.assert(property, { seed: SEED, ...options });
}

/** The same for a property that waits. */
export async function checkAsyncProperty<Values>(
  property: fc.IAsyncProperty<Values>,
  options: CheckOptions = {},
): Promise<void> {
  await fc.assert(property, { seed: SEED, ...options });
}

/** Takes so many values that are no property by themselves, the same in every run. */
export function sampled<Value>(values: fc.Arbitrary<Value>, numRuns: number): Value[] {
  return fc.sample(values, { seed: SEED, numRuns });
}
