import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { emptyLibrary } from '../../gatsby/node/sources/testing/small-library';
import { startFaultyApi } from '../../gatsby/node/sources/testing/faulty-api';
import {
  POISON_FAULTS,
  poisonedAnswer,
  poisonedLibrary,
} from '../../gatsby/node/sources/testing/poisoned-library';
import { buildCopy } from '../../tools/isolated-build/build-copy';
import { takeSnapshot } from '../../tools/isolated-build/folder-snapshot';
import { startSite } from '../../tools/serve/site-server';
import { test } from './site-folder';
import { waitForHydration, watchProblems } from '../page-monitor';

// Every kind of fault has a unit test (`pull-losses.test.ts`, `api-reader.test.ts`, `on-pre-init.test.ts`); here one of them stops a whole build.
test('what is wrong stops the build with one readable error, and the last good build stays whole', async ({
  page,
  siteFolder,
}) => {
  const publicDir = path.join(siteFolder, 'public');
  const good = await startFaultyApi(emptyLibrary());
  const first = await buildCopy(siteFolder, { GATSBY_API_BASE_URL: good.baseUrl });
  expect(first.code, first.output).toBe(0);
  await good.close();

  await test.step('an empty library has pages that say so', async () => {
    const site = await startSite({ publicDir, port: 0, quiet: true });
    const check = watchProblems(page);
    for (const address of ['/', '/game-library/', '/en/m/game-partner/', '/ja/activity/']) {
      await page.goto(site.url + address);
      await waitForHydration(page);
      await expect(page.locator('h1')).toBeVisible();
    }
    await page.goto(`${site.url}/en/game-library/`);
    await expect(page.getByText('The library is still empty')).toBeVisible();
    check();
    await site.close();
  });

  const before = await takeSnapshot(publicDir);
  await test.step('games that are poisoned, without the cache of a build before', async () => {
    // Without it, Gatsby empties `public/` as soon as it begins.
    const cache = path.join(siteFolder, '.cache');
    await rename(cache, `${cache}-kept`);
    const api = await startFaultyApi(poisonedLibrary());
    api.misbehave(poisonedAnswer);
    const build = await buildCopy(siteFolder, { GATSBY_API_BASE_URL: api.baseUrl });
    await api.close();
    await rm(cache, { recursive: true });
    await rename(`${cache}-kept`, cache);
    expect(build.code).not.toBe(0);
    for (const fault of POISON_FAULTS) expect(build.output).toContain(fault);
    expect(build.output).not.toMatch(/\n\s+at .*node_modules/);
    expect(build.output).not.toMatch(/^\s*::/m);
    expect(build.output).not.toContain('\u001b[2J');
    expect(await takeSnapshot(publicDir)).toEqual(before);
  });
});
