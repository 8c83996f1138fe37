import { errorMessage, UsageError } from '../../node/errors';
import { closingLine, type Counts } from './report';

type Write = (line: string) => void;

/** One thing that `npm test` looks at. */
export interface Part {
  readonly name: string;
  /** The names of the parts without whose results it can say nothing. */
  readonly needs?: readonly string[];
  /** The names of the parts that it does not run beside, whatever comes of them. */
  readonly after?: readonly string[];
  /** @returns the exit code. With `onLine` all its output goes there, else to the terminal */
  readonly run: (onLine?: Write) => Promise<number> | number;
  /** Counts its tests, from the report that it has written. */
  readonly count?: () => Promise<Counts>;
}

/**
 * Parts that run in turn, beside other lanes. The first lane writes to the terminal; of the others each part's output
 * comes in one piece when it ends.
 */
export type Lane = readonly Part[];

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

/** Says that a part cannot run. */
function notRun(name: string, missing: string, log: Write): Result {
  log(`\n── ${name}: NOT RUN, because it needs ${missing}`);
  return { name, hasPassed: false, counts: NOTHING, missing };
}

/** Runs a part and shows its output in one piece. */
async function runApart(part: Part, log: Write): Promise<Result> {
  const lines: string[] = [];
  const keep = (line: string): void => {
    lines.push(line);
  };
  const result = await runPart(part, keep, keep);
  log(lines.join('\n'));
  return result;
}

/**
 * Runs every part, also after one has failed, and closes with the names of those that have not passed and the sum of
 * all tests. A part waits for those of other lanes that it needs or comes after.
 * @returns the exit code: 0 when all have passed
 */
export async function runParts(
  lanes: readonly Lane[],
  { log, isStopped }: RunOptions,
): Promise<number> {
  const results = new Map<string, Promise<Result | undefined>>();
  const start = async (part: Part, isApart: boolean): Promise<Result | undefined> => {
    const needed = part.needs ?? [];
    const found = await Promise.all(needed.map(async (name) => results.get(name)));
    for (const name of part.after ?? []) await results.get(name);
    if (isStopped()) return undefined;
    const lacking = needed.filter((_, index) => found[index]?.hasPassed !== true);
    if (lacking.length > 0) return notRun(part.name, lacking.join(', '), log);
    return isApart ? runApart(part, log) : runPart(part, log, undefined);
  };
  for (const [index, lane] of lanes.entries()) {
    let before: Promise<unknown> = Promise.resolve();
    for (const part of lane) {
      const result = before.then(() => start(part, index > 0));
      results.set(part.name, result);
      before = result;
    }
  }
  const all = (await Promise.all(results.values())).filter((result) => result !== undefined);
  log(`\n${[...summaryOf(all), closingLine(all.map(({ counts }) => counts))].join('\n')}`);
  return all.every(({ hasPassed }) => hasPassed) && !isStopped() ? 0 : 1;
}
