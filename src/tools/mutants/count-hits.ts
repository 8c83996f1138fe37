/** Loaded before every test file that `npm run mutants` runs (`jest.config.cjs`). */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Counters of the code with the mutants, by Stryker's names. */
interface StrykerState {
  mutantCoverage?: { readonly static: Readonly<Record<string, number>> };
  hitCount?: number;
  hitLimit?: number;
}

declare global {
  var __stryker__: StrykerState | undefined;
}

const state: StrykerState = (globalThis.__stryker__ ??= {});
const { MUTANT_HITS: folder, MUTANT_HIT_LIMIT: limit } = process.env;

// A loop that a mutant has made endless ends with an error.
if (limit !== undefined) Object.assign(state, { hitCount: 0, hitLimit: Number(limit) });

let atLoad: Readonly<Record<string, number>> = {};

beforeAll(() => {
  atLoad = { ...state.mutantCoverage?.static };
});

afterAll(() => {
  if (folder === undefined) return;
  const test = expect.getState().testPath ?? '';
  const name = createHash('sha256').update(test).digest('hex');
  const hits = state.mutantCoverage?.static ?? {};
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ test, atLoad, hits }));
});
