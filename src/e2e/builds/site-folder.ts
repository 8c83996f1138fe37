import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { makeTempFolder } from '../../node/temp-folder';
import { copySite } from '../../tools/isolated-build/copy-site';

/** The pictures that the build of the sandbox has encoded: `bare.spec.ts` builds from the same library. */
const PICTURES = path.join('.data', 'pictures');

/**
 * Tests that build: each worker has a copy of the site's sources in a folder of its own, and builds there again and
 * again with the caches of the build before, as an operator does. What an earlier test has built, the next build removes.
 */
export const test = base.extend<object, { siteFolder: string }>({
  siteFolder: [
    // Playwright tells the fixtures that one needs from this pattern.
    async ({}, use) => {
      const folder = makeTempFolder();
      await copySite(folder);
      await cp(PICTURES, path.join(folder, PICTURES), { recursive: true });
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
