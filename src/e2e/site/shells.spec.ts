import { expect, test } from '@playwright/test';
import { browserEnv } from '../../config/browser-env';
import { SAMPLE } from '../../tools/sample-pages';
import { waitForHydration, watchProblems } from '../page-monitor';

const id = SAMPLE.partner;

const pages = [
  { address: `/game-partner/chat-${id}`, lang: 'zh-CN', heading: '灵犀' },
  { address: `/m/game-partner/story-${id}/`, lang: 'zh-CN', heading: '灵犀' },
  { address: `/en/game-partner/detail-${id}`, lang: 'en', heading: 'Lingxi' },
  { address: `/en/m/game-partner/game-list-${id}`, lang: 'en', heading: 'Lingxi' },
  { address: `/ja/game-partner/story-${id}`, lang: 'ja', heading: 'リンシー' },
  { address: `/ja/m/game-partner/chat-${id}`, lang: 'ja', heading: 'リンシー' },
] as const;

for (const { address, lang, heading } of pages) {
  test(`${address} loads the partner's name, hydrates quietly, and its frame knows the address`, async ({
    page,
  }) => {
    if (address.includes('/m/')) await page.setViewportSize({ width: 390, height: 844 });
    const check = watchProblems(page);
    await page.goto(`${address}?channel=a`);
    await expect(page.locator('h1')).toContainText(heading);
    await expect(page).toHaveTitle(new RegExp(heading));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const rest = address.replace(/^\/(en|ja)(?=\/)/, '');
    await expect(page.locator('a[hreflang="ja"]').first()).toHaveAttribute(
      'href',
      `/ja${rest}?channel=a`,
    );
    await page.waitForLoadState('networkidle');
    check();
  });
}

test('the pages of a partner lead to one another and to the library', async ({ page }) => {
  await page.goto(`/en/game-partner/detail-${id}`);
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page).toHaveURL(`/en/game-partner/game-list-${id}`);
  await page.getByRole('link', { name: 'Echoes of the Star Sea', exact: true }).click();
  await expect(page).toHaveURL('/en/game-library/star-echo/');
  await expect(page.locator('h1')).toHaveText('Echoes of the Star Sea');
});

test('a chat that is reached from further down begins at its top', async ({ page }) => {
  const check = watchProblems(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // A percent sign that begins no character, as a messenger leaves it, takes nothing down.
  await page.goto(`/en/m/game-partner/game-list-${id}#a=%E6`);
  const ask = page.getByRole('link', { name: 'Ask Lingxi about' }).last();
  await ask.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await ask.evaluate((link: HTMLElement) => {
    link.click();
  });
  await expect(page).toHaveURL(/chat-p-lingxi/);
  await expect(page.getByRole('textbox', { name: 'Message Lingxi' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  check();
});

for (const address of ['/game-partner/chat-', '/m/profile/removeAccount-', '/en/profile/else']) {
  test(`${address} is no page, and says so`, async ({ page }) => {
    if (address.includes('/m/')) await page.setViewportSize({ width: 390, height: 844 });
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(`Page not found: ${address}`)).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found');
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

const lost = [
  { address: '/nope', lang: 'zh-CN', title: '这里什么也没有' },
  { address: '/en/m/nope/x?y=1', lang: 'en', title: 'Nothing here but us' },
  { address: '/ja/game-library/gone', lang: 'ja', title: 'ここには何もありません' },
] as const;

for (const { address, lang, title } of lost) {
  test(`${address} is not found in its own language and variant`, async ({ page }) => {
    if (address.includes('/m/')) await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle('Page Not Found');
    const [pathname = ''] = address.split('?');
    await expect(page.getByText(`Page not found: ${pathname}`)).toBeVisible();
    await expect(page).toHaveURL(address);
  });
}

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
