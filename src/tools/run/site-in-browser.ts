import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../chromium';
import { readBuildPorts } from './build-ports';
import { serveBuild } from './build-site';
import type { CleanupScope } from './cleanup-scope';
import { provideApi } from './reference-api';

/** Data of people who play with the site. */
const DATA_FILE = '.data/reference-api.sqlite';

/** Addresses of the site and of the API behind it. */
export interface Origins {
  readonly site: string;
  readonly api: string;
}

/** Serves the build and the API that its client-only pages ask. */
export async function serveSiteAndApi(scope: CleanupScope, dataFile = DATA_FILE): Promise<Origins> {
  const ports = readBuildPorts();
  const api = await provideApi(scope, {
    port: ports.api,
    dataFile,
    remedy: 'Stop what runs there',
    shared: dataFile === DATA_FILE,
  });
  return { site: (await serveBuild(scope, ports.site)).url, api };
}

/** Opens the Chromium of the browser tests, until the command ends. */
export async function launchChromium(scope: CleanupScope): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  scope.own(() => browser.close());
  return browser;
}
