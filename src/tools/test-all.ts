import { mkdir, readFile, rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { ensureChromium } from './chromium';
import { readOptions } from './command-line';
import { startChild } from './run/child-process';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';
import { readJestReport, readPlaywrightReport } from './test/report';
import { runParts, type Lane, type Part } from './test/run-parts';

const FOLDER = 'test-results';
const JEST_REPORT = `${FOLDER}/jest.json`;
/** Same path as in playwright.config.ts. */
const PLAYWRIGHT_REPORT = `${FOLDER}/playwright.json`;

const CHROMIUM = 'Chromium';
const BUILD = 'Build of the site';

/** Lists the parts of the test command in two lanes, so that two processors have work until the end. */
function lanesOf(scope: CleanupScope): readonly Lane[] {
  const npm = (name: string, command: string, rest: Omit<Part, 'name' | 'run'> = {}): Part => ({
    name,
    run: (onLine) => {
      const args = ['run', '--silent', ...command.split(' ')];
      const child = startChild('npm', args, onLine && { onLine });
      scope.own(child.stop);
      return child.done;
    },
    ...rest,
  });
  const chromium: Part = {
    name: CHROMIUM,
    run: async () => {
      // Installing blocks this process: the other lane begins first.
      await setImmediate();
      process.env.CHROMIUM_PATH = ensureChromium();
      return 0;
    },
  };
  return [
    // A build's main thread takes one processor; its workers and the browser's pages share the rest.
    [
      chromium,
      npm(BUILD, 'test:e2e -- --only-build'),
      npm('Browser tests', 'test:e2e -- --skip-build', {
        needs: [CHROMIUM, BUILD],
        count: async () => readPlaywrightReport(await readFile(PLAYWRIGHT_REPORT, 'utf8')),
      }),
    ],
    // What takes one processor goes on beside the build. Unit tests have a worker for each processor, as the browser has,
    // so that neither stands still until the end, whichever comes first.
    [
      npm('Lint', 'check:lint'),
      npm('Imports', 'check:imports'),
      npm('Unused code', 'check:unused'),
      npm('Picture of the architecture', 'check:architecture'),
      npm('Terms and quotation marks', 'check:texts'),
      npm('Texts that agree', 'check:terms'),
      npm('HTML of every page', 'check:html', { needs: [BUILD] }),
      npm('Page weight', 'check:size', { needs: [BUILD] }),
      // A build writes the types of its queries.
      npm('Types', 'check:types', { needs: [BUILD] }),
      // It looks into every folder, also into those that a build writes.
      npm('Format', 'check:format'),
      npm('Unit tests', 'test:unit', {
        count: async () => readJestReport(await readFile(JEST_REPORT, 'utf8')),
      }),
    ],
  ];
}

async function testAll(scope: CleanupScope): Promise<number> {
  readOptions({});
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  return runParts(lanesOf(scope), { log: console.log, isStopped: scope.isStopped });
}

void runWithCleanup(testAll);
