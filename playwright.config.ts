import { defineConfig } from '@playwright/test';
import { browserEnv } from './src/config/browser-env';
import { CONSENT_DECLINED } from './src/e2e/storage-states';
import { isNightly } from './src/testing/nightly';

const MINUTE = 60_000;
const inCi = process.env.CI !== undefined && process.env.CI !== '';

/** Run by `npm run test:e2e`, which starts the reference API and the built site first. */
export default defineConfig({
  testDir: 'src/e2e',
  ...(!isNightly && { testIgnore: '**/*.nightly.spec.ts' }),
  // Emptied by every run, so it must hold nothing but Playwright's own.
  outputDir: 'test-results/playwright',
  forbidOnly: inCi,
  fullyParallel: true,
  // A page waits for the network, timers and transitions for half of its time.
  workers: 4,
  // A second try on a busy machine; a test that needed it is listed as flaky.
  retries: inCi ? 1 : 0,
  // A machine with two cores may be busy with the other workers' pages, with builds and with unit tests.
  timeout: 2 * MINUTE,
  expect: { timeout: MINUTE / 2 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: browserEnv.siteUrl,
    locale: 'zh-CN',
    // A visitor who has answered the notice on analytics; tests of it begin with `NEW_VISITOR`.
    storageState: CONSENT_DECLINED,
    // A wait for what never comes says so before the test's own time is over, which is long where it builds.
    actionTimeout: MINUTE,
    // What goes through a worker is not held back by a test of the page; tests of the worker allow it, and at night all do.
    serviceWorkers: process.env.SERVICE_WORKERS === 'allow' ? 'allow' : 'block',
    // `--trace retain-on-failure` keeps one of a failure.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // One worker, whose folder is built again and again: only its first build is a cold one.
    {
      name: 'builds',
      testDir: 'src/e2e/builds',
      workers: 1,
      fullyParallel: false,
      timeout: 15 * MINUTE,
    },
    // Real web servers and releases of the site that is built already; see src/e2e/README.md.
    {
      name: 'serving',
      testDir: 'src/e2e/serving',
      workers: 1,
      fullyParallel: false,
      timeout: 5 * MINUTE,
    },
    { name: 'site', testDir: 'src/e2e/site' },
  ],
});
