import { expect, test } from '@playwright/test';
import { waitForHydration } from '../page-monitor';

test('switching the language keeps page, variant, query and fragment, and writes the cookie', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/game-library/lantern-city/?channel=store-7#roles');
  await waitForHydration(page);
  await page.getByRole('button', { name: '菜单' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/m/game-library/lantern-city/?channel=store-7#roles');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'lang', value: 'en', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThan(365.1);
});

test('the bare home page follows the cookie, query and fragment kept, and no other page does', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'ja', url: baseURL ?? '' }]);
  await page.goto('/?channel=a#games');
  await expect(page).toHaveURL('/ja/?channel=a#games');
  await page.goto('/game-library/');
  await waitForHydration(page);
  await expect(page).toHaveURL('/game-library/?channel=a');
  await page.goto('/en/');
  await waitForHydration(page);
  await expect(page).toHaveURL('/en/?channel=a');
});

test('picking Chinese again stays Chinese', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page).toHaveURL('/en/');
  await waitForHydration(page);
  await page.getByText('English').first().click();
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await waitForHydration(page);
  await expect(page).toHaveURL('/');
});

for (const value of ['//evil.example', 'constructor', 'fr']) {
  test(`the cookie "${value}", which is no language of ours, is ignored`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value, url: baseURL ?? '' }]);
    await page.goto('/');
    await waitForHydration(page);
    await expect(page).toHaveURL('/');
  });
}
