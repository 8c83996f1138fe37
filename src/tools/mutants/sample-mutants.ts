import { createHash } from 'node:crypto';
import type { Mutant } from './mutant';

/** Chooses by what a mutant is and not by its number, so that a change of one file leaves the others' choice alone. */
function lot(seed: number, { file, line, column, kind, replacement }: Mutant): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, file, line, column, kind, replacement]))
    .digest('hex');
}

/**
 * Draws some mutants at random, the same ones for the same seed.
 * @param count how many; all of them when there are fewer
 */
export function sampleMutants(
  mutants: readonly Mutant[],
  count: number,
  seed: number,
): readonly Mutant[] {
  return mutants
    .map((mutant) => ({ mutant, drawn: lot(seed, mutant) }))
    .sort((one, other) => (one.drawn < other.drawn ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
