import type { Page } from '@playwright/test';

/**
 * Waits for two frames: the browser has then done what it does at once, such as scrolling to a focus or
 * drawing with other colours.
 */
export function waitForTwoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
  );
}
