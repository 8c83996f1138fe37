import { expect, test, type Page } from '@playwright/test';
import { HEADER_TRANSITION_MS, INITIAL_OVERLAY_MS } from '../../config/times';
import { waitForHydration } from '../page-monitor';

/** What happens around the arrival on a page: overlay, scrolling, focus, what is said. */

function overlay(page: Page) {
  return page.evaluate(() => {
    const { visibility, pointerEvents, position } = getComputedStyle(document.body, '::before');
    return { visibility, pointerEvents, position };
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the overlay is there for 50 ms and keeps nobody from the page', async ({ page }) => {
      await page.goto('/about-us/');
      // Evaluated by the browser itself, scripts of the page or not.
      const durations = await page.evaluate(
        () => getComputedStyle(document.body, '::before').animationDuration,
      );
      expect(durations).toBe(`${String(INITIAL_OVERLAY_MS / 1000)}s`);
      await expect
        .poll(() => overlay(page))
        .toEqual({ visibility: 'hidden', pointerEvents: 'none', position: 'fixed' });
      await page.getByRole('contentinfo').getByRole('link', { name: '活动' }).click();
      await expect(page).toHaveURL('/activity/');
    });
  });
}

test('the overlay covers the page while its animation runs', async ({ page }) => {
  await page.goto('/about-us/');
  const covered = await page.evaluate(() => {
    // Drawn anew, it begins again.
    document.body.style.display = 'none';
    document.body.getBoundingClientRect();
    document.body.style.display = '';
    const overlays = document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.animationName === 'yb-overlay');
    for (const animation of overlays) animation.pause();
    const { visibility } = getComputedStyle(document.body, '::before');
    for (const animation of overlays) animation.finish();
    return { count: overlays.length, visibility };
  });
  expect(covered).toEqual({ count: 1, visibility: 'visible' });
  await expect.poll(() => overlay(page)).toMatchObject({ visibility: 'hidden' });
});

test("the home header's transition of 0.5 s is enabled after its first state", async ({ page }) => {
  await page.addInitScript(() => {
    // From the first drawing on, whatever the header's transition is.
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const header = document.querySelector('header');
      const now = header ? getComputedStyle(header).transitionDuration : undefined;
      if (now !== undefined && now !== seen[seen.length - 1]) seen.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  const seen = () => page.evaluate<string[]>('seen');
  const enabled = `${String(HEADER_TRANSITION_MS / 1000)}s`;
  await expect.poll(async () => (await seen()).length).toBe(2);
  const [first = '', then = ''] = await seen();
  expect(first).toBe('0s');
  expect(then.split(', ')).toEqual([enabled, enabled]);
});

test('back and forward lead to where the page was scrolled', async ({ page }) => {
  await page.goto('/game-library/');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.locator('main a[href^="/game-library/"]:visible').last().click();
  await expect(page).not.toHaveURL('/game-library/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const left = page.url();
  await page.goBack();
  await expect(page).toHaveURL('/game-library/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.goForward();
  await expect(page).toHaveURL(left);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const { address, link, name } of [
  { address: '/about-us/', link: '活动', name: '活动' },
  { address: '/en/about-us/', link: 'Activities', name: 'Activities' },
]) {
  test(`after a navigation from ${address} the page's name is said and the keyboard begins at its top`, async ({
    page,
  }) => {
    await page.goto(address);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const said = page.locator('[role=status]').filter({ hasText: name });
    await expect(said).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(/\/activity\/$/);
    // The address changes a moment before the page does.
    await expect(said).toHaveCount(1);
    await expect(said).toHaveText((await page.locator('h1').textContent()) ?? '');
    // Gatsby's own announcement is English on every page.
    await expect(page.locator('#gatsby-announcer')).toBeHidden();
    await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#main"]')).toBeFocused();
  });
}
