import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import pLimit from 'p-limit';
import { ensureChromium } from './chromium';
import { Complaint, readOptions } from './cli';
import { SITE_PORT } from './environment';
import { runWithLifetime } from './run/lifetime';
import { startSite } from './serve/site-server';
import { allShots, among } from './screenshots/shots';
import { takeShot } from './screenshots/take-shot';

const AT_ONCE = 2;

void runWithLifetime(async (lifetime) => {
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
    throw new Complaint(`No page is left by these options; --kind takes ${kinds}`);
  }
  const folder = path.resolve(options.out);
  mkdirSync(folder, { recursive: true });
  let { base } = options;
  if (base === undefined) {
    const site = await startSite({ publicDir: 'public', port: SITE_PORT, quiet: true });
    lifetime.own(site.close);
    base = site.url;
  }
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  lifetime.own(() => browser.close());
  const limit = pLimit(AT_ONCE);
  const address = base;
  await Promise.all(shots.map((shot) => limit(() => takeShot(browser, address, folder, shot))));
  console.log(`${String(shots.length)} pages are in ${folder}`);
  return 0;
});
