import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { tempFolder } from '../../testing/temp-folder';
import { buildCopy } from '../../tools/copy/build-copy';
import { copySmallSite } from './site-folder';
import { startSite, type Site } from '../../tools/serve/site-server';
import { sampledPages } from '../../tools/sample-pages';
import { hydrated, watchPage } from '../watch-page';

let folder: string;
let site: Site;

test.beforeAll(async () => {
  folder = await tempFolder();
  await copySmallSite(folder);
  const { code, output } = await buildCopy(folder, {});
  expect(code, output).toBe(0);
  site = await startSite({ publicDir: path.join(folder, 'public'), port: 0, quiet: true });
});

test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

for (const { kind, locale, variant, address, lang } of sampledPages) {
  test(`without any setting ${kind}, ${locale}, ${variant} works and promises nothing that is not there`, async ({
    page,
  }) => {
    if (variant === 'm') await page.setViewportSize({ width: 390, height: 844 });
    const check = watchPage(page);
    await page.goto(site.url + address);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('a[href=""], a:not([href]), a[href*="undefined"]')).toHaveCount(0);
    await expect(page.locator('footer')).not.toContainText('ICP');
    await page.waitForLoadState('networkidle');
    check();
  });
}
