import path from 'node:path';
import { expect } from '@playwright/test';
import { startFaultyApi } from '../../gatsby/node/sources/testing/faulty-api';
import { emptyLibrary } from '../../gatsby/node/sources/testing/small-library';
import { buildCopy } from '../../tools/isolated-build/build-copy';
import { startSite } from '../../tools/serve/site-server';
import { waitForHydration, watchProblems } from '../page-monitor';
import { test } from './site-folder';

test('an empty library has pages that say so', async ({ page, siteFolder }) => {
  const api = await startFaultyApi(emptyLibrary());
  const { code, output } = await buildCopy(siteFolder, { GATSBY_API_BASE_URL: api.baseUrl });
  await api.close();
  expect(code, output).toBe(0);
  const site = await startSite({
    publicDir: path.join(siteFolder, 'public'),
    port: 0,
    quiet: true,
  });
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
