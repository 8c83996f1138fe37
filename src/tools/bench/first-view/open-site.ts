import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../../chromium';
import type { CleanupScope } from '../../run/cleanup-scope';
import { startSite } from '../../serve/site-server';

/** Serves the build in a folder on a free port, until the command ends. @returns its address */
export async function serveSite(scope: CleanupScope, folder: string): Promise<string> {
  const site = await startSite({ publicDir: path.join(folder, 'public'), port: 0, quiet: true });
  scope.own(site.close);
  return site.url;
}

/** Starts the browser of the tests, until the command ends. */
export async function openBrowser(scope: CleanupScope): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  scope.own(() => browser.close());
  return browser;
}
