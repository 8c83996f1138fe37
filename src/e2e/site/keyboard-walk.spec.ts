import { expect, test, type Page } from '@playwright/test';
import { shareOf } from '../../testing/nightly';
import { LIKE_OTHERS, visitedPages, WINDOWS, type VisitedPage } from '../../tools/sample-pages';
import { walk } from '../focus-walk';
import { waitForHydration, waitForTwoFrames, watchProblems } from '../page-monitor';

/** Pages whose headers are walked over: the home page has one of its own, and all others have the same. */
const WITH_HEADER = ['home', 'about'];

/** Each walk has a language, a width and a scheme of its own. */
const walks = [
  { locale: 'zh', variant: 'pc', colorScheme: 'light', leftOut: [] },
  { locale: 'en', variant: 'm', colorScheme: 'dark', leftOut: LIKE_OTHERS },
] as const;

/** Follows the link past the header if the walk begins there: a page may begin in a field of its own. */
async function skipHeader(page: Page): Promise<void> {
  const link = page.locator('a[href="#main"]:focus');
  if ((await link.count()) === 0) return;
  await link.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await waitForTwoFrames(page);
}

/**
 * Walks over a page.
 * @returns what is wrong, each with the page and the element
 */
async function walkOver(
  page: Page,
  { kind, address }: VisitedPage,
  looks: Set<string>,
): Promise<string[]> {
  await page.goto(address);
  await waitForHydration(page);
  return walk(page, {
    place: address,
    looks,
    onStop: async (number) => {
      if (number === 1 && !WITH_HEADER.includes(kind)) await skipHeader(page);
    },
  });
}

for (const { locale, variant, colorScheme, leftOut } of walks) {
  test(`whoever walks by Tab sees where the focus is on every kind of page, ${variant}, ${colorScheme}`, async ({
    page,
  }) => {
    const pages = visitedPages.filter(
      (visited) =>
        visited.locale === locale &&
        visited.variant === variant &&
        !leftOut.some((kind) => kind === visited.kind),
    );
    await page.setViewportSize(WINDOWS[variant]);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const check = watchProblems(page);
    const looks = new Set<string>();
    const faults: string[] = [];
    for (const visited of shareOf(pages)) faults.push(...(await walkOver(page, visited, looks)));
    expect(faults).toEqual([]);
    check();
  });
}
