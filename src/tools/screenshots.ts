import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import pLimit from 'p-limit';
import { removeDatabase } from '../reference-api/database/open-database';
import { ensureChromium } from './chromium';
import { UsageError } from '../node/errors';
import { readOptions } from './command-line';
import { readBuildPorts } from './run/build-ports';
import { serveBuild } from './run/build-site';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';
import { provideApi } from './run/reference-api';
import { drawReadmePictures, type Origins } from './screenshots/readme-pictures';
import { allShots, among } from './screenshots/shots';
import { takeShot } from './screenshots/take-shot';

const AT_ONCE = 2;

/** Data of people who play with the site; pictures of the README begin without any. */
const DATA_FILE = '.data/reference-api.sqlite';
const NEW_DATA_FILE = '.data/screenshots/reference-api.sqlite';

/** Serves the build and the API that its client-only pages ask. */
async function serveSiteAndApi(scope: CleanupScope, dataFile = DATA_FILE): Promise<Origins> {
  const ports = readBuildPorts();
  const api = await provideApi(scope, {
    port: ports.api,
    dataFile,
    remedy: 'Stop what runs there',
    shared: dataFile === DATA_FILE,
  });
  return { site: (await serveBuild(scope, ports.site)).url, api };
}

async function launch(scope: CleanupScope): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  scope.own(() => browser.close());
  return browser;
}

void runWithCleanup(async (scope) => {
  const options = readOptions({
    readme: { type: 'boolean', default: false },
    out: { type: 'string', default: '.data/screenshots' },
    base: { type: 'string' },
    kind: { type: 'string' },
    variant: { type: 'string' },
    locale: { type: 'string' },
    scheme: { type: 'string' },
  });
  if (options.readme) {
    removeDatabase(NEW_DATA_FILE);
    const origins = await serveSiteAndApi(scope, NEW_DATA_FILE);
    await drawReadmePictures(await launch(scope), origins);
    return 0;
  }
  const shots = allShots.filter(
    ({ kind, variant, locale, scheme }) =>
      among(options.kind, kind) &&
      among(options.variant, variant) &&
      among(options.locale, locale) &&
      among(options.scheme, scheme),
  );
  if (shots.length === 0) {
    const kinds = [...new Set(allShots.map(({ kind }) => kind))].join(', ');
    throw new UsageError(`No page is left by these options; --kind takes ${kinds}`);
  }
  const folder = path.resolve(options.out);
  mkdirSync(folder, { recursive: true });
  const base = options.base ?? (await serveSiteAndApi(scope)).site;
  const browser = await launch(scope);
  const limit = pLimit(AT_ONCE);
  await Promise.all(shots.map((shot) => limit(() => takeShot(browser, base, folder, shot))));
  console.log(`${String(shots.length)} pages are in ${folder}`);
  return 0;
});
