import { expect, test } from '@playwright/test';
import { sampledPages, visitedPages } from '../../tools/sample-pages';
import { hydrated, watchPage } from '../watch-page';

/** All in Chinese; the other languages are the same code, so that a sample of them is enough. */
const pages = visitedPages.filter(
  (page) => page.locale === 'zh' || sampledPages.some(({ address }) => address === page.address),
);

for (const { kind, locale, variant, address, lang } of pages) {
  test(`${kind}, ${locale}, ${variant} hydrates without a word in the console`, async ({
    page,
  }) => {
    if (variant === 'm') await page.setViewportSize({ width: 390, height: 844 });
    const check = watchPage(page);
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    check();
  });
}

test('every link of the header leads to its page without loading a document', async ({ page }) => {
  const check = watchPage(page);
  await page.goto('/en/');
  await hydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Partners', 'Game library', 'Activities', 'About us', 'Home']) {
    await nav.getByRole('link', { name }).click();
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  check();
});
