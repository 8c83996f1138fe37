import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { expectNoShift, watchShifts } from '../layout-shift';
import { waitForHydration, watchProblems } from '../page-monitor';

const GAME = 'cat-inn';

test('on a phone, games that need one hand and no hurry are found together', async ({ page }) => {
  const check = watchProblems(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/m/game-library/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  const needs = sheet.getByRole('group', { name: 'Accessibility' });
  await needs.getByRole('button', { name: /^One-handed play \d+$/ }).click();
  await needs.getByRole('button', { name: /^Play without time pressure \d+$/ }).click();
  await expectAccessible(page, true);
  await sheet.getByRole('button', { name: /^See \d+ games?$/ }).click();
  await expect(page).toHaveURL(/#access=one_hand&access=no_time_pressure$/);
  await expect(page.getByRole('link', { name: 'The Nine Lives Inn' })).toBeVisible();
  check();
});

/** Fails when the button below the facts covers them, or has moved something when it came. */
async function expectBelowFacts(page: Page): Promise<void> {
  const fact = page.locator('section[aria-labelledby="access"]');
  const button = fact.getByRole('button');
  await expect(button).toBeVisible();
  const above = await fact.locator('dd, p').last().boundingBox();
  const box = await button.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await expectNoShift(page);
}

test('in a narrow window the button below the facts covers nothing and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await watchShifts(page);
  await page.goto(`/ja/m/game-library/${GAME}/`);
  await waitForHydration(page);
  await expectBelowFacts(page);
});

test('whoever knows better says so, logged out, and hears thanks', async ({ page }) => {
  const check = watchProblems(page);
  await watchShifts(page);
  await page.goto(`/en/game-library/${GAME}/`);
  await waitForHydration(page);
  await expectBelowFacts(page);
  await page.getByRole('button', { name: 'Something wrong?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Something wrong?' });
  await dialog.getByRole('checkbox', { name: 'Can be played with one hand' }).check();
  await expectAccessible(page, true);
  await dialog.getByRole('button', { name: 'Tell us' }).click();
  await expect(page.getByText('Thank you, we’ve got it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Something wrong?' })).toBeFocused();
  check();
});
