import type { Page } from '@playwright/test';

/**
 * Holds back the requests of a page that fit a pattern.
 * @returns a function that lets them through
 */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => {
    letThrough();
  };
}
