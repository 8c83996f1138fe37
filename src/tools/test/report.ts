import * as z from 'zod/mini';

/** Numbers of tests that passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const jestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    /** Passed, but not at the first try. */
    flaky: z.number(),
  }),
  /** Errors outside of any test. */
  errors: z.array(z.unknown()),
});

/** Reads the report of `jest --json`. */
export function readJestReport(json: string): Counts {
  const report = jestSchema.parse(JSON.parse(json));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywrightReport(json: string): Counts {
  const { stats, errors } = playwrightSchema.parse(JSON.parse(json));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** The closing line. */
export function closingLine(counts: readonly Counts[]): string {
  const sum = (key: keyof Counts) => counts.reduce((total, each) => total + each[key], 0);
  return `${String(sum('passed'))} passed, ${String(sum('failed'))} failed`;
}
