import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe';
import { waitForHydration, watchProblems } from '../page-monitor';

test('three taps lay a table that a friend sees as well', async ({ page }) => {
  const check = watchProblems(page);
  await page.goto('/m/tonight/');
  await waitForHydration(page);
  for (const name of ['一个人', '半小时', '累坏了'])
    await page.getByRole('radio', { name }).check();
  const cards = page.getByRole('list', { name: '桌上的牌' });
  await expect(cards.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/#one\.30\.worn\.\d+\//);
  await expectAccessible(page, true);
  const titles = await cards.getByRole('heading', { level: 2 }).allTextContents();
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(titles);
  check();
});
