import { expect, test, type Page } from '@playwright/test';
import { HEADER_TRANSITION_MS, INITIAL_OVERLAY_MS, PICTURE_HOLD_MS } from '../../config/times';
import { SAMPLE } from '../../tools/sample-pages';
import { waitForHydration, watchProblems } from '../page-monitor';

/** Overlay, scrolling, focus and announcement when a visitor arrives on a page. */

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

test("after a navigation the keyboard begins at the page's name, which nothing else says", async ({
  page,
}) => {
  await page.goto('/en/about-us/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page).toHaveURL(/\/activity\/$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  // Whoever points sees no ring around it.
  await expect(heading).toHaveCSS('outline-style', 'none');
  const name = (await heading.textContent()) ?? '';
  await expect(page.locator('[role=status]').filter({ hasText: name })).toHaveCount(0);
  // Gatsby's own announcement is English on every page.
  await expect(page.getByText('Navigated to')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

/**
 * Collects what moved between two pages: the parts of each view transition, or none of one that was skipped. However long a
 * busy machine takes to render a page, its picture is waited for.
 */
async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((hold) => {
    const setTimer = window.setTimeout.bind(window);
    const wait = (run: () => void, ms?: number, ...given: []): number =>
      ms === hold ? 0 : setTimer(run, ms, ...given);
    Object.assign(window, { setTimeout: wait });
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const tell = (): void => {
        const parts = document.getAnimations().flatMap(({ effect }) => {
          const part = effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '';
          return /^::view-transition-group\((.*)\)$/.exec(part)?.[1] ?? [];
        });
        moved.push(parts.join(' '));
      };
      transition.ready.then(tell, tell);
      return transition;
    };
  }, PICTURE_HOLD_MS);
  return () => page.evaluate<string[]>('moved');
}

/** The list of games, whose card leads to a page that is there already. */
async function openList(page: Page): Promise<void> {
  await page.goto('/game-library/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await cardOf(page).hover();
  // Pages come without motion until all their code is there, also that of their later parts.
  await page.evaluate(
    (path) => window.___loader.loadPage(path).then(() => undefined),
    `/game-library/${SAMPLE.game}/`,
  );
}

function cardOf(page: Page) {
  return page.getByRole('article').locator(`a[href="/game-library/${SAMPLE.game}/"]`).first();
}

/** Expects that a transition has left nothing on the page. */
async function expectStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ effect }) =>
                effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view'),
            ).length + document.querySelectorAll('[style*="view-transition-name"]').length,
      ),
    )
    .toBe(0);
}

test("a card's picture grows into that of its page, and shrinks on the way back", async ({
  page,
}) => {
  const check = watchProblems(page);
  const moved = await watchTransitions(page);
  await openList(page);
  await cardOf(page).click();
  await expect.poll(moved).toEqual([expect.stringMatching(/^picture\b/)]);
  await expect(page.locator('[data-hero]')).toBeVisible();
  await expectStill(page);
  await page.goBack();
  await expect(cardOf(page)).toBeVisible();
  await expect.poll(moved).toHaveLength(2);
  expect((await moved())[1]).toMatch(/\bpicture\b/);
  await expectStill(page);
  check();
});

test('who clicks again while the picture moves gets the page of the last click', async ({
  page,
}) => {
  const check = watchProblems(page);
  const moved = await watchTransitions(page);
  await openList(page);
  await cardOf(page).click();
  await expect.poll(moved).toHaveLength(1);
  await page.getByRole('banner').getByRole('link', { name: '活动', exact: true }).click();
  await expect(page).toHaveURL('/activity/');
  await expect(page.getByRole('heading', { level: 1, name: '活动' })).toBeVisible();
  await expectStill(page);
  check();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no picture moves between a card and its page', async ({ page }) => {
    const moved = await watchTransitions(page);
    await openList(page);
    await cardOf(page).click();
    await expect(page.locator('[data-hero]')).toBeVisible();
    expect(await moved()).toEqual([]);
  });
});
