import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { waitForHydration, watchProblems } from '../page-monitor';

const GAME = '/game-library/cat-inn/';

/** Paths that the page has asked for since. */
function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('nothing of the quiet page is fetched before it is asked for, and the way back leaves it', async ({
  page,
}) => {
  const check = watchProblems(page);
  const paths = watchPaths(page);
  await page.goto(GAME);
  await waitForHydration(page);
  const link = page.getByRole('link', { name: '轻松阅读' });
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = paths.splice(0);
  expect(before.filter((path) => path.startsWith('/reading-aids/'))).toEqual([]);
  await link.click();
  const quiet = page.getByRole('dialog', { name: '九命客栈' });
  await expect(quiet.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(`${GAME}#quiet`);
  await expect(quiet.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
  expect(paths).toContain('/reading-aids/zh/cat-inn.json');
  expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  expect(before).not.toEqual(expect.arrayContaining(paths.filter((path) => path.endsWith('.js'))));
  await page.goBack();
  await expect(quiet).toBeHidden();
  await expect(page).toHaveURL(GAME);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(quiet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(GAME);
  await expectAccessible(page, false);
  check();
});

test('what a reader has chosen is there the next time, in the narrowest window without a row that runs out of it', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/ja/m/game-library/role-Info-cat-inn-sangeng/#quiet');
  const quiet = page.getByRole('dialog');
  await quiet.getByText('文字の大きさ・行間・背景').click();
  await quiet.getByLabel('文字の大きさ').selectOption('300%');
  await quiet.getByLabel('背景').selectOption('高コントラスト');
  await page.reload();
  await expect(quiet).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(quiet.getByLabel('文字の大きさ')).toHaveValue('300');
  expect(await quiet.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page, false);
  await quiet.getByRole('button', { name: '元のページに戻る' }).first().click();
  await expect(quiet).toBeHidden();
  await expect(page).toHaveURL('/ja/m/game-library/role-Info-cat-inn-sangeng/');
  check();
});

test('on paper it is its text alone', async ({ page }) => {
  await page.goto(`${GAME}#quiet`);
  const quiet = page.getByRole('dialog');
  await expect(quiet).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(quiet).toHaveCSS('position', 'static');
  await expect(quiet.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(quiet.getByRole('button').first()).toBeHidden();
  await expect(page.locator('#___gatsby')).toBeHidden();
});

test('once it is open it needs no network', async ({ page, context }) => {
  await page.goto('/en/privacy/');
  await waitForHydration(page);
  const link = page.getByRole('link', { name: 'Reading view' });
  await link.press('Enter');
  const quiet = page.getByRole('dialog');
  const heading = quiet.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await context.setOffline(true);
  await quiet.getByText('Text size, spacing and background').click();
  await quiet.getByLabel('Line spacing').selectOption('Widest');
  await quiet.getByLabel('Line spacing').focus();
  await page.keyboard.press('Escape');
  // The list has the focus, whose key it is.
  await expect(quiet).toBeVisible();
  await page.goBack();
  await expect(quiet).toBeHidden();
  await link.click();
  await expect(quiet.getByLabel('Line spacing')).toHaveValue('widest');
});
