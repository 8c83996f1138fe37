import { mkdir, readFile, rm } from 'node:fs/promises';
import { ensureChromium } from './chromium';
import { readOptions } from './command-line';
import { startChild } from './run/child-process';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';
import { readJestReport, readPlaywrightReport } from './test/report';
import { runParts, type Part, type Stage } from './test/run-parts';

const FOLDER = 'test-results';
const JEST_REPORT = `${FOLDER}/jest.json`;
/** As playwright.config.ts names it. */
const PLAYWRIGHT_REPORT = `${FOLDER}/playwright.json`;

const CHROMIUM = 'Chromium';
const BUILD = 'Build of the site';

/** Every part of the test command; those that are side by side use one processor each for most of their time. */
function stagesOf(scope: CleanupScope): readonly Stage[] {
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
    run: () => {
      process.env.CHROMIUM_PATH = ensureChromium();
      return 0;
    },
  };
  return [
    [[chromium]],
    // What `npm run check` does, in half the time.
    [
      [
        npm('Types', 'check:types'),
        npm('Format', 'check:format'),
        npm('Imports', 'check:imports'),
        npm('Unused code', 'check:unused'),
        npm('Picture of the architecture', 'check:architecture'),
        npm('Terms and quotation marks', 'check:texts'),
      ],
      [npm('Lint', 'check:lint')],
    ],
    [
      [
        npm(BUILD, 'test:e2e -- --only-build'),
        npm('HTML of every page', 'check:html', { needs: [BUILD] }),
        npm('Page weight', 'check:size', { needs: [BUILD] }),
      ],
      [
        npm('Unit tests', 'test:unit', {
          count: async () => readJestReport(await readFile(JEST_REPORT, 'utf8')),
        }),
      ],
    ],
    [
      [
        npm('Browser tests', 'test:e2e -- --skip-build', {
          needs: [CHROMIUM, BUILD],
          count: async () => readPlaywrightReport(await readFile(PLAYWRIGHT_REPORT, 'utf8')),
        }),
      ],
    ],
  ];
}

async function testAll(scope: CleanupScope): Promise<number> {
  readOptions({});
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  return runParts(stagesOf(scope), { log: console.log, isStopped: scope.isStopped });
}

void runWithCleanup(testAll);
