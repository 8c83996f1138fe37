import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import pLimit from 'p-limit';
import { ensureChromium } from './chromium';
import { UsageError } from '../node/errors';
import { readOptions } from './command-line';
import { readBuildPorts } from './run/build-ports';
import { serveBuild } from './run/build-site';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';
import { provideApi } from './run/reference-api';
import { allShots, among } from './screenshots/shots';
import { takeShot } from './screenshots/take-shot';

const AT_ONCE = 2;

/** Serves the build and the API that its client-only pages ask. @returns the site's address */
async function serveSiteAndApi(scope: CleanupScope): Promise<string> {
  const ports = readBuildPorts();
  await provideApi(scope, {
    port: ports.api,
    dataFile: '.data/reference-api.sqlite',
    remedy: 'Stop what runs there',
    shared: true,
  });
  return (await serveBuild(scope, ports.site)).url;
}

void runWithCleanup(async (scope) => {
  const options = readOptions({
    out: { type: 'string', default: '.data/screenshots' },
    base: { type: 'string' },
    kind: { type: 'string' },
    variant: { type: 'string' },
    locale: { type: 'string' },
    scheme: { type: 'string' },
  });
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
  const base = options.base ?? (await serveSiteAndApi(scope));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  scope.own(() => browser.close());
  const limit = pLimit(AT_ONCE);
  await Promise.all(shots.map((shot) => limit(() => takeShot(browser, base, folder, shot))));
  console.log(`${String(shots.length)} pages are in ${folder}`);
  return 0;
});
