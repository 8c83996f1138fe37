import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from './page-monitor';

/** Names that the dots of the Chinese home page give its screens, in order. */
export const SCREEN_LABELS = {
  top: '开头',
  partners: '游戏搭子',
  games: '游戏知识库',
  activities: '活动',
  app: '下载游伴',
} as const;

type ScreenName = keyof typeof SCREEN_LABELS;

/** The dot that leads to a screen. */
export function dotOf(page: Page, name: ScreenName): Locator {
  return page
    .getByRole('navigation', { name: '本页内容' })
    .getByRole('link', { name: SCREEN_LABELS[name], exact: true });
}

/** A screen by its fragment. */
export function screenOf(page: Page, name: ScreenName): Locator {
  return page.locator(`#${name}`);
}

/** Measures the distance from the window's upper edge to a screen's, in whole pixels. */
export async function topOf(page: Page, name: ScreenName): Promise<number> {
  return Math.round((await screenOf(page, name).boundingBox())?.y ?? NaN);
}

/** Waits until a screen begins at the upper edge of the window, and its dot alone says so. */
export async function expectAtScreen(page: Page, name: ScreenName): Promise<void> {
  await expect.poll(() => topOf(page, name)).toBe(0);
  await expect(dotOf(page, name)).toHaveAttribute('aria-current', 'true');
  await expect(
    page.getByRole('navigation', { name: '本页内容' }).locator('[aria-current]'),
  ).toHaveCount(1);
}

/** Opens the home page of a desk at one of its screens. */
export async function openHome(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/${fragment}`);
  await waitForHydration(page);
}

/** The last link of the page. */
export function lastLink(page: Page): Locator {
  return page.locator('footer').getByRole('link').last();
}
