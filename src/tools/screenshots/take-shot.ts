import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { WINDOWS } from '../sample-pages';
import type { Shot } from './shots';

/** Parts of a page that fill the window one at a time (the home page of pc). */
const SCREENS = '[data-screen]';

/** Loaded is not yet drawn, and a page notices a little later which screen is in view. */
const SETTLE_MS = 300;

function scrollsItself(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);
}

/** Waits until all pictures of a page are there and nothing moves any more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}

/**
 * Takes the pictures of one page into a folder: the whole page, or each screen of a page that shows one
 * screen at a time.
 */
export async function takeShot(
  browser: Browser,
  base: string,
  folder: string,
  shot: Shot,
): Promise<void> {
  const { kind, variant, locale, scheme } = shot;
  const context = await browser.newContext({
    baseURL: base,
    viewport: WINDOWS[variant],
    colorScheme: scheme,
    reducedMotion: 'reduce',
    isMobile: variant === 'm',
    hasTouch: variant === 'm',
  });
  // For a picture of the whole page Chromium makes the window one pixel wide for a moment. A page whose variant was
  // chosen does not follow that to its twin for phones.
  const kept: Shot['kept'] = { variant, ...shot.kept };
  await context.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, kept);
  const page = await context.newPage();
  await page.goto(shot.address, { waitUntil: 'networkidle' });
  await settle(page);
  const name = `${kind}-${variant}-${locale}-${scheme}`;
  const screens = page.locator(SCREENS);
  const count = (await scrollsItself(page)) ? await screens.count() : 0;
  for (let index = 0; index < count; index += 1) {
    await screens.nth(index).evaluate((screen) => {
      screen.scrollIntoView({ behavior: 'instant' });
    });
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: path.join(folder, `${name}-${String(index + 1)}.png`) });
  }
  if (count === 0) {
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  }
  await context.close();
}
