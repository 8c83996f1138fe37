import { expect, type Locator, type Page } from '@playwright/test';

function topOf(link: Locator): Promise<number> {
  return link.evaluate((element) => element.getBoundingClientRect().top);
}

/**
 * Follows a link, goes back, and expects the link where it was in the window when it was clicked.
 * @param link of a page that is left by it without being loaded anew
 */
export async function expectSamePlaceAfterReturn(page: Page, link: Locator): Promise<void> {
  const address = page.url();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const leaving = link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const tell = () => resolve(element.getBoundingClientRect().top);
        element.addEventListener('click', tell, { once: true });
      }),
  );
  await link.click();
  const left = await leaving;
  await expect(page).not.toHaveURL(address);
  // The other page is there, at its top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  // The pointer on a card may lift it a little.
  await expect.poll(async () => Math.abs((await topOf(link)) - left)).toBeLessThan(10);
}
