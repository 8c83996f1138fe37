import { rm } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { tempFolder } from '../../testing/temp-folder';
import { copySite } from '../../tools/copy/site-copy';

/** Tests that build: each gets a copy of the site's sources in a folder of its own. */
export const test = base.extend<{ siteFolder: string }>({
  // Playwright tells the fixtures that one needs from this pattern.
  siteFolder: async ({}, use) => {
    const folder = await tempFolder();
    await copySite(folder);
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
