import path from 'node:path';
import * as z from 'zod/mini';
import { removeDatabase } from '../reference-api/database/open-database';
import { ensureChromium } from './chromium';
import { loadEnvironment } from './load-environment';
import { findTestPorts, readBuildPorts } from './run/build-ports';
import { buildSite, serveBuild } from './run/build-site';
import { startChild } from './run/child-process';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';
import { provideApi } from './run/reference-api';
import { assertPortFree } from './ports';
import { ensureWebServers } from './web-servers/find-server';

const SKIP_BUILD = '--skip-build';
/** Builds, and leaves the tests to a later run with {@link SKIP_BUILD}. */
const ONLY_BUILD = '--only-build';
const HOST = '127.0.0.1';
/** Advice for a port that was free when the build was made. */
const BUILD_AGAIN = 'Stop what runs there, or run the tests without --skip-build';

function runPlaywright(scope: CleanupScope, args: readonly string[]): Promise<number> {
  const cli = path.resolve('node_modules', '@playwright', 'test', 'cli.js');
  const child = startChild(process.execPath, [cli, 'test', ...args]);
  scope.own(child.stop);
  return child.done;
}

/**
 * Pictures for link previews that the build draws, unless the variable says otherwise: those of all partners, games and
 * activities, and of some roles. All of them would take a quarter of a minute of the processor on a clean clone.
 */
const OG_IMAGES_BUDGET = '150';

/** Kept apart from what people play with. */
const DATA_FILE = '.data/e2e/reference-api.sqlite';

/** Partners write quicker than people type, and still word by word: a scene to its end would take a quarter of a minute. */
const WORD_MS = 8;

const reportsSchema = z.object({ payload: z.object({ list: z.array(z.string()) }) });

/**
 * Names what pages' Content-Security-Policies have blocked while tests ran, whether or not a test looked for it: the build
 * has its reports sent to the API.
 * @returns an exit code
 */
async function checkCspReports(apiUrl: string): Promise<number> {
  const answer = await fetch(`${apiUrl}/sandbox/csp-reports`);
  const { list } = reportsSchema.parse(await answer.json()).payload;
  if (list.length === 0) return 0;
  console.error(`The policy of the pages has blocked what they ask for:\n${list.join('\n')}`);
  return 1;
}

async function testInBrowser(scope: CleanupScope): Promise<number> {
  const args = process.argv.slice(2);
  if (!args.includes(ONLY_BUILD)) {
    process.env.CHROMIUM_PATH = ensureChromium();
    ensureWebServers();
  }
  process.env.OG_IMAGES_BUDGET ??= OG_IMAGES_BUDGET;
  // A build's pages name its ports.
  const ports = args.includes(SKIP_BUILD) ? readBuildPorts() : await findTestPorts();
  loadEnvironment({ sandbox: true, ports });
  await assertPortFree(HOST, ports.site, BUILD_AGAIN);
  // Every run begins with the sample library as it is in the project.
  removeDatabase(DATA_FILE);
  const apiUrl = await provideApi(scope, {
    port: ports.api,
    dataFile: DATA_FILE,
    remedy: BUILD_AGAIN,
    shared: false,
    wordMs: WORD_MS,
  });
  const code = args.includes(SKIP_BUILD) ? 0 : await buildSite(scope);
  if (code !== 0 || args.includes(ONLY_BUILD)) return code;
  await serveBuild(scope, ports.site);
  const failed = await runPlaywright(
    scope,
    args.filter((each) => each !== SKIP_BUILD),
  );
  return (await checkCspReports(apiUrl)) || failed;
}

void runWithCleanup(testInBrowser);
