import { expect, test } from '@playwright/test';
import { expectSamePlaceAfterReturn } from '../coming-back';
import { waitForHydration, watchProblems } from '../page-monitor';
import { screenOf, SCREEN_LABELS, topOf } from '../home-screens';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('partners are pushed sideways, and the page is not', async ({ page }) => {
  const check = watchProblems(page);
  await page.goto('/m/');
  await waitForHydration(page);
  const partners = screenOf(page, 'partners').getByRole('list').first();
  await partners.hover();
  await page.mouse.wheel(300, 0);
  await expect.poll(() => partners.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(200);
  expect(await page.evaluate(() => [window.scrollX, document.documentElement.scrollWidth])).toEqual(
    [0, 390],
  );
  check();
});

test('it has its whole height at once for whoever comes back, or for its downloads', async ({
  page,
}) => {
  await page.goto('/m/');
  await waitForHydration(page);
  const game = screenOf(page, 'games').getByRole('article').last().getByRole('link').first();
  await expectSamePlaceAfterReturn(page, game);
  await page.goto('/m/activity/');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '下载' }).click();
  await expect(page).toHaveURL('/m/#app');
  await expect.poll(() => topOf(page, 'app')).toBeLessThan(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is complete', async ({ page }) => {
    await page.goto('/m/');
    const main = page.getByRole('main');
    await expect(main.getByRole('region')).toHaveCount(5);
    for (const name of ['partners', 'games', 'activities'] as const) {
      const items = screenOf(page, name).getByRole('article');
      expect(await items.count(), SCREEN_LABELS[name]).toBeGreaterThan(2);
      await expect(items.first().getByRole('heading').getByRole('link')).toHaveAttribute(
        'href',
        /^\/m\//,
      );
    }
    await expect(main.getByRole('link', { name: '下载手机版' })).toHaveAttribute('href', /\.apk$/);
    await expect(main.getByRole('link', { name: '看段短片' })).toHaveAttribute(
      'href',
      /\/promo\.mp4$/,
    );
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });
});
