import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe';
import { watchProblems } from '../page-monitor';

test('a small window above a game opens a hint that the game’s page knows of, and its note lies on the shelf', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.goto('/game-library/bronze-gate/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: '开小窗陪我玩：《青铜之门》' }).click();
  const seat = await opened;
  const stuck = seat.getByRole('button', { name: '卡住了' });
  // The styles of the site have come with it.
  await expect(stuck).toHaveCSS('min-height', '44px');
  await stuck.click();
  // The only question of this game is open at once.
  await expect(seat.getByRole('heading', { name: /门钉只亮三十五颗/ })).toBeVisible();
  await seat.getByRole('button', { name: '先给个提示' }).click();
  await expect(seat.getByText(/土先别挖了/)).toBeVisible();
  await seat.getByRole('button', { name: '记一下' }).click();
  await seat.getByRole('textbox').fill('署名栏');
  await seat.getByRole('button', { name: '记下' }).click();
  await page.goto('/game-library/bronze-gate/#section-3');
  await page.reload();
  await expect(page.getByText(/土先别挖了/)).toBeVisible();
  await page.goto('/game-library/shelf/');
  const notes = page.getByRole('list', { name: '《青铜之门》的笔记' });
  await expect(notes.first()).toContainText('署名栏');
  check();
});

test('where nothing can stand above other windows, the link opens a small page', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'documentPictureInPicture', { value: undefined });
  });
  await page.goto('/game-library/cat-inn/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^开小窗陪我玩/ }).click();
  const seat = await opened;
  await expect(seat.getByRole('heading', { name: '九命客栈' })).toBeVisible();
  expect(new URL(seat.url()).hash).toBe('#game=cat-inn');
  await seat.setViewportSize({ width: 320, height: 560 });
  await seat.getByRole('button', { name: '卡住了' }).click();
  await expectAccessible(seat, true);
  expect(await seat.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  check();
});
