import { expect, test } from '@playwright/test';
import { href } from '../../routes';
import { fewOf } from '../../testing/nightly';
import { SAMPLE } from '../../tools/sample-pages';
import { holdRequests } from '../hold-requests';
import { expectNoShift, watchShifts } from '../layout-shift';
import { startSlowSite, type SlowSite } from '../page-in-pieces';
import { openLoginDialog, words } from '../login-form';
import { waitForHydration } from '../page-monitor';

test('a window narrower than the layout holds the account entry, the offer of the phone and the dialog', async ({
  page,
}) => {
  for (const width of [820, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(href('library', {}, { locale: 'en', variant: 'pc' }));
    await waitForHydration(page);
    // As far to the side as the page goes: what belongs to the window comes along.
    await page.evaluate(() => window.scrollTo(document.documentElement.scrollWidth, 0));
    const entry = page.locator('header').getByRole('button', { name: words.en.entry });
    await expect(entry).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /mobile/i }).first()).toBeInViewport({ ratio: 1 });
    const dialog = await openLoginDialog(page, words.en);
    await expect(dialog).toBeInViewport({ ratio: 1 });
    // It would come again with the next page.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test.describe('nothing moves while a page comes in small pieces, and its pictures at last', () => {
  let site: SlowSite;
  test.beforeAll(async ({ baseURL }) => {
    site = await startSlowSite(baseURL ?? '');
  });
  test.afterAll(() => site.close());

  // The home page has other parts on a phone, and a game other places for them; partners share rows.
  for (const [kind, variant] of fewOf(
    [
      ['home', 'pc'],
      ['home', 'm'],
      ['partners', 'pc'],
      ['library', 'pc'],
      ['game', 'm'],
      ['activity', 'm'],
    ] as const,
    3,
  )) {
    test(`${kind}, ${variant}`, async ({ page }) => {
      if (variant === 'm') await page.setViewportSize({ width: 390, height: 844 });
      await watchShifts(page);
      const sendPictures = await holdRequests(page, /\.(avif|webp|svg)$/);
      await site.open(page, href(kind, { id: SAMPLE.game }, { locale: 'zh', variant }));
      await waitForHydration(page);
      await expectNoShift(page);
      sendPictures();
      await page.waitForLoadState('networkidle');
      await expectNoShift(page);
    });
  }

  test('the screen that the address names', async ({ page }) => {
    await watchShifts(page);
    await site.open(page, '/#app');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expectNoShift(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of a phone leads to the links at the foot of the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href('about', {}, { locale: 'zh', variant: 'm' }));
    await page.getByRole('button', { name: '菜单' }).click();
    const links = page.getByRole('navigation', { name: '逛一逛' }).getByRole('link');
    await expect(links).toHaveCount(6);
    await expect(links.first()).toBeInViewport();
  });

  test('the header searches and lists the languages', async ({ page }) => {
    await page.goto('/about-us/');
    await page.getByRole('banner').locator('summary').click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible();
    await page.getByRole('banner').locator('[name=searchValue]').fill('灯');
    await page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
    await expect(page).toHaveURL(/\/game-library\/search\/\?searchValue=/);
  });
});
