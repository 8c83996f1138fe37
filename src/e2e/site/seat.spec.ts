import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe';
import { watchProblems } from '../page-monitor';

test('a small window beside a game opens a hint that the game’s page knows of, and its note lies on the shelf', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.goto('/game-library/bronze-gate/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: '坐我旁边：开一个《青铜之门》的小窗' }).click();
  const seat = await opened;
  await expect(seat.getByRole('heading', { name: '青铜之门' })).toBeVisible();
  expect(new URL(seat.url()).hash).toBe('#game=bronze-gate');
  await seat.setViewportSize({ width: 320, height: 560 });
  await seat.getByRole('button', { name: '卡住了' }).click();
  await seat.getByRole('searchbox').fill('门钉 最后一副');
  await seat.getByRole('button', { name: /门钉只亮三十五颗/ }).click();
  await seat.getByRole('button', { name: '先给个提示' }).click();
  await expect(seat.getByText(/别再挖土了/)).toBeVisible();
  await expectAccessible(seat, true);
  expect(await seat.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await seat.getByRole('button', { name: '记一下' }).click();
  await seat.getByRole('textbox').fill('署名栏');
  await seat.getByRole('button', { name: '记下' }).click();
  await page.reload();
  await expect(page.getByText(/别再挖土了/)).toBeVisible();
  await page.goto('/game-library/shelf/');
  await expect(page.getByRole('list', { name: '《青铜之门》的笔记' })).toContainText('署名栏');
  check();
});
