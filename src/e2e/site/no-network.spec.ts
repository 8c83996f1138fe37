import { expect, test, type Page } from '@playwright/test';
import { href } from '../../routes';
import { waitForHydration } from '../page-monitor';

const PHONE = { width: 390, height: 844 };

/** Collects what the page logs as an error. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Opens a page and waits until what it can do without is there too. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  // What a message needs comes with the first sign of somebody.
  const messages = page.waitForRequest(/\.js$/);
  await page.mouse.move(200, 300);
  await messages;
  await page.waitForLoadState('networkidle');
}

test('without a network a click in the mobile menu is logged and said, and the menu goes on', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await openWhole(page, '/m/about-us/?channel=a');
  const menu = page.getByRole('banner').getByRole('button', { name: '菜单' });
  await menu.click();
  const link = page.getByRole('dialog', { name: '菜单' }).getByRole('link', { name: '活动' });
  await expect(link).toBeVisible();
  const errors = watchErrors(page);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText('网络没有连上，检查一下再试试。')).toBeVisible();
  expect(errors.join('\n')).toContain('/m/activity/');
  await expect(page).toHaveURL('/m/about-us/?channel=a');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await menu.click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/m/activity/?channel=a');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without a network the page of a click is not lost, and the next click works', async ({
  page,
  context,
}) => {
  await openWhole(page, '/en/about-us/');
  await context.setOffline(true);
  // No link on the page leads there, so that nothing of it was fetched ahead.
  const address = href('game', { id: 'lantern-city' }, { locale: 'en', variant: 'pc' });
  const go = (): Promise<void> =>
    page.evaluate((to) => {
      window.___navigate(to);
    }, address);
  await go();
  await expect(page.getByText('You seem to be offline', { exact: false })).toBeVisible();
  await expect(page).toHaveURL('/en/about-us/');
  await context.setOffline(false);
  await go();
  await expect(page).toHaveURL(address);
  await waitForHydration(page);
});

test('without a network at first a page stays as it was built, and comes alive with it', async ({
  page,
}) => {
  const address = href('partnerDetail', { id: 'p-lingxi' }, { locale: 'zh', variant: 'pc' });
  let isCut = true;
  await page.route('**/page-data/**', (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(address);
  // It is reloaded once, in case that was a moment's failure; then it says so itself.
  await expect(page.getByText('没能加载出来')).toBeVisible();
  await expect(page.getByRole('link', { name: '重试' })).toBeVisible();
  isCut = false;
  await page.getByRole('link', { name: '重试' }).click();
  await waitForHydration(page);
  await expect(page.getByText('没能加载出来')).toBeHidden();
  await expect(page).toHaveURL(`${address}?`);
});
