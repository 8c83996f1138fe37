import { expect, test, type Locator } from '@playwright/test';
import { expectAccessible } from '../axe';
import { waitForHydration, watchProblems } from '../page-monitor';

async function widthOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.width ?? 0;
}

test('the search box widens from 135 to 200 px and leads to the results', async ({ page }) => {
  const check = watchProblems(page);
  await page.goto('/about-us/?channel=store-7');
  await waitForHydration(page);
  const form = page.getByRole('banner').getByRole('search');
  await expect(form.getByRole('searchbox', { name: '搜索游戏' })).toBeVisible();
  const field = form.locator('[name=searchValue]');
  expect(await widthOf(form)).toBeCloseTo(135, 0);
  await field.focus();
  await expect.poll(() => widthOf(form)).toBeCloseTo(200, 0);
  await field.fill('灯');
  await test.step('words take the room that is free, and no more', async () => {
    await expect.poll(() => widthOf(form)).toBeGreaterThan(220);
    const bar = page.getByRole('banner').locator('div').first();
    expect(await bar.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
  });
  await field.press('Enter');
  await expect(page).toHaveURL(
    `/game-library/search/?channel=store-7&searchValue=${encodeURIComponent('灯')}`,
  );
  const found = page.getByRole('main').getByRole('link', { name: '万灯城' });
  await expect(found).toBeVisible();
  await test.step('there only the results change, and the way back is not longer', async () => {
    const length = await page.evaluate(() => history.length);
    await field.fill('青铜');
    await field.press('Enter');
    await expect(page.getByRole('main').getByRole('link', { name: '青铜之门' })).toBeVisible();
    await expect(found).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });
  check();
});

test('suggestions lie over the page, find in any script, and need no network once they are there', async ({
  page,
  context,
}) => {
  const check = watchProblems(page);
  await page.goto('/game-library/');
  await waitForHydration(page);
  const field = page.getByRole('main').locator('[name=searchValue]');
  const index = page.waitForResponse(/\/search-index\/zh\/[0-9a-f]+\.json$/);
  await field.click();
  await (await index).finished();
  check();
  // The page may fetch ahead whenever it has time; the suggestions ask for nothing.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) asked.push(request.url());
  });
  await context.setOffline(true);
  await field.fill('wndengcheng');
  const city = page.getByRole('option', { name: '万灯城' }).first();
  await expect(city).toBeVisible();
  await expect(field).toHaveRole('combobox');
  await field.fill('qtzm');
  const gate = page.getByRole('option', { name: '青铜之门' });
  await expect(gate.locator('mark')).toHaveText(['青铜之门', 'q', 't', 'z', 'm']);
  expect(asked).toEqual([]);
  await context.setOffline(false);
  const checkOnline = watchProblems(page);
  await expectAccessible(page, true);
  await gate.click();
  await expect(page).toHaveURL('/game-library/bronze-gate/');
  checkOnline();
});

test('the code of an account appears by hover, stays under the pointer, and goes by Escape', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about-us/');
  await waitForHydration(page);
  const link = page.getByRole('banner').getByRole('link', { name: '微信' }).first();
  const card = page.getByRole('group', { name: '微信' });
  await link.hover();
  await expect(card.locator('svg')).toBeVisible();
  await card.hover();
  // It would stay for 200 ms after the pointer has gone.
  await page.clock.runFor(500);
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('the code of an account is loaded when it is wanted, and reached by keyboard and by touch', async ({
  page,
  browser,
}) => {
  await page.goto('/about-us/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const loaded = (): Promise<number> =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  const before = await loaded();
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: '抖音' }).focus();
  const first = page.getByRole('group', { name: '抖音' });
  await expect(first.locator('svg')).toBeVisible();
  expect(await loaded()).toBeGreaterThan(before);
  // What is in the card is the same link: the next account comes next.
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: '哔哩哔哩' }).first()).toBeFocused();
  await expect(page.getByRole('group', { name: '哔哩哔哩' }).locator('svg')).toBeVisible();
  await expect(first).toBeHidden();
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 1280, height: 800 },
  });
  const touched = await context.newPage();
  await touched.goto('/about-us/');
  await waitForHydration(touched);
  await touched.getByRole('banner').getByRole('link', { name: 'QQ 群' }).tap();
  await expect(touched.getByRole('group', { name: 'QQ 群' }).locator('svg')).toBeVisible();
  await expect(touched).toHaveURL('/about-us/');
  await context.close();
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens, leads on and closes', async ({ page }) => {
    const check = watchProblems(page);
    await page.goto('/ja/m/about-us/');
    await waitForHydration(page);
    const button = page.getByRole('button', { name: 'メニュー' });
    await button.tap();
    const menu = page.getByRole('dialog', { name: 'メニュー' });
    await expect(menu.getByRole('navigation').first().getByRole('link')).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.tap();
    await menu.getByRole('link', { name: 'ゲーム図鑑', exact: true }).tap();
    await expect(page).toHaveURL('/ja/m/game-library/');
    await expect(menu).toBeHidden();
    await button.tap();
    await menu.getByRole('link', { name: 'ゲーム図鑑', exact: true }).tap();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/ja/m/about-us/');
    await expect(menu).toBeHidden();
    check();
  });

  test('leads to the foot of the page when its code does not come, and opens when it does', async ({
    page,
  }) => {
    await page.goto('/m/about-us/');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await page.context().route('**/*.js', (route) => route.abort());
    const button = page.getByRole('button', { name: '菜单' });
    await button.tap();
    await expect(page).toHaveURL(/#site-nav$/);
    await page.context().unroute('**/*.js');
    await button.tap();
    await expect(page.getByRole('dialog', { name: '菜单' })).toBeVisible();
  });

  test('searches, and so does the sheet of the magnifier beside it', async ({ page }) => {
    await page.goto('/m/about-us/');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: '搜索' }).tap();
    const sheet = page.getByRole('dialog', { name: '搜索' });
    await expect(sheet.locator('[name=searchValue]')).toBeFocused();
    await page.keyboard.type('dengta');
    const lighthouse = sheet.getByRole('option', { name: '最后的灯塔' }).first();
    await expect(lighthouse.locator('mark')).toHaveText(['灯塔', 'deng', 'ta']);
    await expectAccessible(page, true);
    await lighthouse.tap();
    await expect(page).toHaveURL('/m/game-library/last-lighthouse/');
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: '菜单' }).tap();
    const field = page.getByRole('dialog').locator('[name=searchValue]');
    // A field that has the focus at once would bring up the keyboard over the links.
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(field).not.toBeFocused();
    await field.fill('灯');
    await field.press('Enter');
    await expect(page).toHaveURL(`/m/game-library/search/?searchValue=${encodeURIComponent('灯')}`);
    await expect(page.getByRole('dialog')).toBeHidden();
    // What was found begins in the upper half of the screen.
    const first = page.getByRole('main').getByRole('article').first();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(360);
  });
});

test('every link of the header leads to its page without loading a document', async ({ page }) => {
  const check = watchProblems(page);
  await page.goto('/en/');
  await waitForHydration(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Companions', 'Game library', 'Events', 'About us', 'Home']) {
    await nav.getByRole('link', { name }).click();
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  check();
});
