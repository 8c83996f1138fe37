import { expect, test, type Page } from '@playwright/test';
import { href } from '../../routes';
import { SAMPLE } from '../../tools/sample-pages';
import { waitForHydration } from '../page-monitor';

function game(locale: 'zh' | 'en' | 'ja', variant: 'pc' | 'm') {
  return href('game', { id: SAMPLE.game }, { locale, variant });
}

/** Lets the data of a page be what no build makes: it names a game that is not there. */
function spoilData(page: Page, address: string): Promise<unknown> {
  return page.route(`**/page-data${address}page-data.json`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/"game":\{.*\}\}(?=,"pageContext")/, '"game":null}'),
    });
  });
}

const texts = [
  { locale: 'zh', variant: 'm', title: '这一页出了点问题' },
  { locale: 'en', variant: 'pc', title: 'Something broke on this page' },
] as const;

for (const { locale, variant, title } of texts) {
  test(`a page that fails says so in ${locale} on ${variant}, and leads on`, async ({ page }) => {
    if (variant === 'm') await page.setViewportSize({ width: 390, height: 844 });
    const address = game(locale, variant);
    await spoilData(page, address);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle('Internal Server Error');
    // What stands around the page goes on, and so does the next page.
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('contentinfo').locator('a[href$="/activity/"]').click();
    await expect(page).toHaveURL(href('activity', {}, { locale, variant }));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expect(page).not.toHaveTitle('Internal Server Error');
  });
}

test('another try loads the page anew', async ({ page }) => {
  const address = game('ja', 'pc');
  await spoilData(page, address);
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('このページで問題が起きました');
  await expect(page).toHaveTitle('Internal Server Error');
  await page.unroute(`**/page-data${address}page-data.json`);
  await page.getByRole('main').getByRole('button', { name: 'もう一度試す' }).click();
  await expect(page).not.toHaveTitle('Internal Server Error');
  await waitForHydration(page);
  await expect(heading).toHaveText('万灯の都');
});

test('a page that fails after a click leaves header and query as they are', async ({ page }) => {
  await spoilData(page, game('zh', 'pc'));
  await page.goto('/about-us/?channel=a');
  await waitForHydration(page);
  // No link on the page leads there, so that nothing of it was fetched ahead.
  await page.evaluate(
    (address) => {
      window.___navigate(address);
    },
    game('zh', 'pc'),
  );
  await expect(page).toHaveURL(`${game('zh', 'pc')}?channel=a`);
  await expect(page).toHaveTitle('Internal Server Error');
  await page.goBack();
  await expect(page).toHaveURL('/about-us/?channel=a');
  await expect(page).not.toHaveTitle('Internal Server Error');
});
