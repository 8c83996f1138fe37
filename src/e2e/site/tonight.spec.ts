import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe';
import { waitForHydration, watchProblems } from '../page-monitor';

// In Chinese and Japanese axe looks at the untouched page in `page-kinds.spec.ts`.
test('three taps lay a table that a friend sees as well', async ({ page }) => {
  const check = watchProblems(page);
  await page.goto('/en/m/tonight/');
  await waitForHydration(page);
  for (const name of ['Just me', 'Half an hour', 'Worn out'])
    await page.getByRole('radio', { name }).check();
  const cards = page.getByRole('list', { name: 'Cards on the table' });
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
