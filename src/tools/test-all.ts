import { mkdir, readFile, rm } from 'node:fs/promises';
import { ensureChromium } from './chromium';
import { UsageError } from '../node/errors';
import { readOptions } from './command-line';
import { startChild } from './run/child-process';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';
import { closingLine, readJestReport, readPlaywrightReport, type Counts } from './test/report';

const FOLDER = 'test-results';
const JEST_REPORT = `${FOLDER}/jest.json`;
/** As playwright.config.ts names it. */
const PLAYWRIGHT_REPORT = `${FOLDER}/playwright.json`;

interface Step {
  readonly name: string;
  readonly run: (scope: CleanupScope) => Promise<number> | number;
  /** Counts its tests, from the report that it has written. */
  readonly count?: () => Promise<Counts>;
}

function npm(script: string, ...args: readonly string[]) {
  return (scope: CleanupScope): Promise<number> => {
    const child = startChild('npm', [
      'run',
      '--silent',
      script,
      ...(args.length > 0 ? ['--', ...args] : []),
    ]);
    scope.own(child.stop);
    return child.done;
  };
}

type Run = Step['run'];

/** One after the other, until one fails. */
function inTurn(...runs: readonly Run[]): Run {
  return async (scope) => {
    for (const run of runs) {
      const code = await run(scope);
      if (code !== 0) return code;
    }
    return 0;
  };
}

/** Side by side; each uses one processor. */
function together(...runs: readonly Run[]): Run {
  return async (scope) => Math.max(...(await Promise.all(runs.map(async (run) => run(scope)))));
}

const steps: readonly Step[] = [
  {
    name: 'Chromium',
    run: () => {
      process.env.CHROMIUM_PATH = ensureChromium();
      return 0;
    },
  },
  {
    // What `npm run check` does, in half the time.
    name: 'Types, lint, format, imports, unused code, picture of the architecture',
    run: together(
      npm('check:lint'),
      inTurn(
        npm('check:types'),
        npm('check:format'),
        npm('check:imports'),
        npm('check:unused'),
        npm('check:architecture'),
      ),
    ),
  },
  {
    name: 'Unit tests',
    run: npm('test:unit'),
    count: async () => readJestReport(await readFile(JEST_REPORT, 'utf8')),
  },
  {
    name: 'Browser tests',
    run: npm('test:e2e'),
    count: async () => readPlaywrightReport(await readFile(PLAYWRIGHT_REPORT, 'utf8')),
  },
  // After the browser tests, which have built what is checked and weighed.
  { name: 'HTML of every page', run: npm('check:html') },
  { name: 'Page weight', run: npm('check:size') },
];

async function runStep(step: Step, scope: CleanupScope): Promise<number> {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const code = await step.run(scope);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return code;
}

async function countOf({ name, count }: Step, code: number): Promise<Counts> {
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    counts = (await count?.()) ?? counts;
  } catch (error) {
    // A step that failed early may well have no report; one that passed has run its tests and says so.
    if (code === 0) throw new UsageError(`${name}: no report of its tests (${String(error)})`);
  }
  // A failure that is no test's (types, lint, a build) is one all the same.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function testAll(scope: CleanupScope): Promise<number> {
  readOptions({});
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const counts: Counts[] = [];
  let code = 0;
  for (const step of steps) {
    code = await runStep(step, scope);
    counts.push(await countOf(step, code));
    if (code !== 0) break;
  }
  console.log(`\n${closingLine(counts)}`);
  // A report with failures beside an exit code of 0 would be a fault of the tool; it must not pass.
  return code === 0 && counts.some(({ failed }) => failed > 0) ? 1 : code;
}

void runWithCleanup(testAll);
