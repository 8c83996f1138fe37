import { mkdir, readFile, rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { ensureChromium } from './chromium';
import { readOptions } from './command-line';
import { startChild } from './run/child-process';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';
import { ensureTestPrograms } from './test-programs';
import { readJestReport, readPlaywrightReport } from './test/report';
import { ensureWebServers } from './web-servers/find-server';
import { runParts, type Lane, type Part } from './test/run-parts';

const FOLDER = 'test-results';
const JEST_REPORT = `${FOLDER}/jest.json`;

/** Written by every build; lint reads it beside the build. */
const QUERY_TYPES = 'src/gatsby-types.d.ts';

const PROGRAMS = 'Chromium, nginx and Caddy';
const BUILD = 'Build of the site';
const UNIT_TESTS = 'Unit tests';

/** Fails when a build has written other types of the queries than those that lint has read. */
function sameQueryTypes(before: string): Part {
  return {
    name: 'Types of the queries',
    needs: [BUILD],
    run: async (write = console.log) => {
      if ((await readFile(QUERY_TYPES, 'utf8')) === before) return 0;
      write(`The build has written other types into ${QUERY_TYPES}: keep them, and test again`);
      return 1;
    },
  };
}

/**
 * Lists the parts of the test command: two lanes, so that two processors have work until the end, and the programs beside them.
 * @param queryTypes the types of the queries before anything runs
 */
function lanesOf(
  scope: CleanupScope,
  { queryTypes, isNightly }: { readonly queryTypes: string; readonly isNightly: boolean },
): readonly Lane[] {
  const npm = (
    name: string,
    command: string,
    { env, ...rest }: Omit<Part, 'name' | 'run'> & { readonly env?: NodeJS.ProcessEnv } = {},
  ): Part => ({
    name,
    run: (onLine) => {
      const args = ['run', '--silent', ...command.split(' ')];
      const child = startChild('npm', args, {
        env: { ...process.env, ...env },
        ...(onLine && { onLine }),
      });
      scope.own(child.stop);
      return child.done;
    },
    ...rest,
  });
  /** Tests of some of Playwright's projects, which share nothing with those of others. */
  const playwright = (
    name: string,
    projects: readonly string[],
    {
      hasWorker = false,
      ...rest
    }: Pick<Part, 'needs' | 'after'> & {
      /** Lets pages have their service worker, where tests of other subjects block it. */
      readonly hasWorker?: boolean;
    },
  ): Part => {
    const output = `${FOLDER}/${projects.join('-')}${hasWorker ? '-worker' : ''}`;
    const report = `${output}.json`;
    const chosen = projects.map((project) => `--project=${project}`).join(' ');
    return npm(name, `test:e2e -- --skip-build --output=${output} ${chosen}`, {
      ...rest,
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(hasWorker && { SERVICE_WORKERS: 'allow' }),
      },
      count: async () => readPlaywrightReport(await readFile(report, 'utf8')),
    });
  };
  const programs: Part = {
    name: PROGRAMS,
    run: async () => {
      // Installing blocks this process: the other lanes begin first.
      await setImmediate();
      process.env.CHROMIUM_PATH = ensureChromium();
      ensureWebServers();
      ensureTestPrograms();
      return 0;
    },
  };
  return [
    // A build's main thread takes one processor; its workers share the other with the second lane.
    [
      npm(BUILD, 'test:e2e -- --only-build'),
      playwright('Builds and releases', ['builds', 'serving'], { needs: [PROGRAMS, BUILD] }),
      playwright('Pages in the browser', ['site'], {
        needs: [PROGRAMS, BUILD],
        // Pages wait as long as visitors do: beside unit tests, some would wait too long.
        after: [UNIT_TESTS],
      }),
      ...(isNightly
        ? [
            playwright('Pages in the browser, with the worker', ['site'], {
              needs: [PROGRAMS, BUILD],
              after: [UNIT_TESTS],
              hasWorker: true,
            }),
          ]
        : []),
    ],
    // What takes one processor goes on beside the build; unit tests have a worker for each.
    [
      npm('Types and lint', 'check:lint'),
      npm('Imports', 'check:imports'),
      npm('Unused code', 'check:unused'),
      npm('Picture of the architecture', 'check:architecture'),
      npm('What editors write', 'content:check'),
      npm('Texts that agree', 'check:terms'),
      npm('HTML of every page', 'check:html', { needs: [BUILD] }),
      npm('Page weight', 'check:size', { needs: [BUILD] }),
      sameQueryTypes(queryTypes),
      // It looks into every folder, also into those that a build writes.
      npm('Format', 'check:format'),
      npm(UNIT_TESTS, 'test:unit', {
        needs: [PROGRAMS],
        count: async () => readJestReport(await readFile(JEST_REPORT, 'utf8')),
      }),
    ],
    // Fetched over the network, while the build and the types are at work.
    [programs],
  ];
}

async function testAll(scope: CleanupScope): Promise<number> {
  const { nightly } = readOptions({ nightly: { type: 'boolean', default: false } });
  // What tests know it by: src/testing/nightly.ts
  if (nightly) process.env.NIGHTLY = '1';
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const queryTypes = await readFile(QUERY_TYPES, 'utf8');
  return runParts(lanesOf(scope, { queryTypes, isNightly: nightly }), {
    log: console.log,
    isStopped: scope.isStopped,
  });
}

void runWithCleanup(testAll);
