import { errorMessage, UsageError } from '../../node/errors';
import { closingLine, type Counts } from './report';

type Write = (line: string) => void;

/** One thing that `npm test` looks at. */
export interface Part {
  readonly name: string;
  /** The names of the parts without whose results it can say nothing. */
  readonly needs?: readonly string[];
  /** @returns the exit code. With `onLine` all its output goes there, else to the terminal */
  readonly run: (onLine?: Write) => Promise<number> | number;
  /** Counts its tests, from the report that it has written. */
  readonly count?: () => Promise<Counts>;
}

/**
 * Lanes that run side by side, each its parts in turn. The first one writes to the terminal; of the others each
 * part's output comes in one piece when it ends.
 */
export type Stage = readonly (readonly Part[])[];

export interface RunOptions {
  readonly log: Write;
  /** True once the person at the terminal wants no more. */
  readonly isStopped: () => boolean;
}

interface Result {
  readonly name: string;
  readonly hasPassed: boolean;
  readonly counts: Counts;
  /** Why it was not run. */
  readonly missing?: string;
}

const NOTHING: Counts = { passed: 0, failed: 0 };

async function exitCodeOf({ run }: Part, write: Write, onLine: Write | undefined): Promise<number> {
  try {
    return await run(onLine);
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    write(error instanceof UsageError ? error.message : (stack ?? errorMessage(error)));
    return 1;
  }
}

async function countOf({ count }: Part, code: number, write: Write): Promise<Counts> {
  let counts: Counts;
  try {
    counts = (await count?.()) ?? NOTHING;
  } catch (error) {
    // A part that failed early may well have no report; one that passed has run its tests and says so.
    if (code === 0) write(`There is no report of its tests: ${errorMessage(error)}`);
    return { passed: 0, failed: 1 };
  }
  // A failure that is no test's (types, lint, a build) is one all the same.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function runPart(part: Part, write: Write, onLine: Write | undefined): Promise<Result> {
  const started = performance.now();
  write(`\n── ${part.name}`);
  const code = await exitCodeOf(part, write, onLine);
  const counts = await countOf(part, code, write);
  // A report with failures beside an exit code of 0 would be a fault of the tool; it must not pass.
  const hasPassed = code === 0 && counts.failed === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  write(`── ${part.name}: ${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { name: part.name, hasPassed, counts };
}

function summaryOf(results: readonly Result[]): string[] {
  return results
    .filter(({ hasPassed }) => !hasPassed)
    .map(({ name, missing }) =>
      missing === undefined ? `FAILED: ${name}` : `NOT RUN: ${name} (needs ${missing})`,
    );
}

/**
 * Runs every part, also after one has failed, and closes with the names of those that have not passed and the sum of
 * all tests.
 * @returns the exit code: 0 when all have passed
 */
export async function runParts(
  stages: readonly Stage[],
  { log, isStopped }: RunOptions,
): Promise<number> {
  const results: Result[] = [];
  const runInTurn = async (lane: readonly Part[], apart: boolean): Promise<void> => {
    for (const part of lane) {
      if (isStopped()) return;
      const lacking = (part.needs ?? []).filter(
        (needed) => !results.some(({ name, hasPassed }) => name === needed && hasPassed),
      );
      if (lacking.length > 0) {
        const missing = lacking.join(', ');
        log(`\n── ${part.name}: NOT RUN, because it needs ${missing}`);
        results.push({ name: part.name, hasPassed: false, counts: NOTHING, missing });
        continue;
      }
      const kept: string[] = [];
      const keep = (line: string): void => {
        kept.push(line);
      };
      results.push(await runPart(part, apart ? keep : log, apart ? keep : undefined));
      if (kept.length > 0) log(kept.join('\n'));
    }
  };
  for (const stage of stages) {
    await Promise.all(stage.map((lane, index) => runInTurn(lane, index > 0)));
  }
  log(`\n${[...summaryOf(results), closingLine(results.map(({ counts }) => counts))].join('\n')}`);
  return results.every(({ hasPassed }) => hasPassed) && !isStopped() ? 0 : 1;
}
