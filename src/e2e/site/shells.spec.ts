import { expect, test } from '@playwright/test';
import { browserEnv } from '../../config/browser-env';
import { SAMPLE } from '../../tools/sample-pages';
import { waitForHydration, watchProblems } from '../page-monitor';

const id = SAMPLE.partner;

test('the pages of a partner lead to one another and to the library', async ({ page }) => {
  await page.goto(`/en/game-partner/detail-${id}`);
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page).toHaveURL(`/en/game-partner/game-list-${id}`);
  await page.getByRole('link', { name: 'Echoes of the Star Sea', exact: true }).click();
  await expect(page).toHaveURL('/en/game-library/star-echo/');
  await expect(page.locator('h1')).toHaveText('Echoes of the Star Sea');
});

test('a game of the list is asked about in the chat, ready to be sent; reached from further down, it begins at its top', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // A percent sign that begins no character, as a messenger leaves it, takes nothing down.
  await page.goto(`/en/m/game-partner/game-list-${id}#a=%E6`);
  const ask = page.getByRole('link', { name: 'Ask Lingxi about Echoes of the Star Sea' });
  await ask.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await ask.evaluate((link: HTMLElement) => {
    link.click();
  });
  await expect(page.getByRole('textbox', { name: 'Message Lingxi' })).toHaveValue(
    'What kind of game is “Echoes of the Star Sea”, and what should I do first?',
  );
  await expect(page).toHaveURL(`/en/m/game-partner/chat-${id}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  check();
});

// On a phone it is looked at in `device.spec.ts`.
for (const [address, lang, title] of [
  ['/game-partner/chat-', 'zh-CN', '这里什么也没有'],
  ['/ja/game-library/gone', 'ja', 'ここには何もありません'],
] as const) {
  test(`${address} is no page, and says so in its own language`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByText(`Page not found: ${address}`)).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found');
    await expect(page).toHaveURL(address);
  });
}

test('a partner that does not exist is told apart from one that cannot be loaded', async ({
  page,
}) => {
  await page.goto('/en/game-partner/chat-p-nobody');
  await expect(page.getByText('We can’t find that companion')).toBeVisible();
  await page.route(`${browserEnv.apiBaseUrl}/api/character/**`, (route) => route.abort());
  await page.goto('/en/game-partner/chat-p-nobody');
  await expect(page.getByRole('alert')).toContainText('This didn’t load');
  await page.unroute(`${browserEnv.apiBaseUrl}/api/character/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We can’t find that companion')).toBeVisible();
});

test('search finds, marks, pages on, and says when there is nothing', async ({ page }) => {
  const check = watchProblems(page);
  await page.goto('/en/game-library/search/?channel=a');
  await waitForHydration(page);
  const field = page.getByRole('main').locator('[name=searchValue]');
  await field.fill('lantern');
  await field.press('Enter');
  await expect(page).toHaveURL(/channel=a.*searchValue=lantern|searchValue=lantern.*channel=a/);
  await expect(page.locator('main mark').first()).toHaveText(/lantern/i);
  await page.getByRole('link', { name: 'City of Ten Thousand Lanterns' }).first().click();
  await expect(page).toHaveURL(/\/en\/game-library\/lantern-city\//);
  await page.goto('/en/game-library/search/?searchValue=qqqqqq');
  await expect(page.getByText('Nothing found for “qqqqqq”')).toBeVisible();
  check();
});
