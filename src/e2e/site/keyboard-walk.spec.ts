import { expect, test, type Page } from '@playwright/test';
import { visitedPages, WINDOWS, type VisitedPage } from '../../tools/sample-pages';
import { measureRing, prepareRings } from '../focus-ring';
import { readStop, type FocusStop } from '../focus-stop';
import { waitForHydration, waitForTwoFrames, watchProblems } from '../page-monitor';

/** Stops that are looked at on a page. */
const MOST_STOPS = 40;

/** Pages whose headers are walked over: the home page has one of its own, and all others have the same. */
const WITH_HEADER = ['home', 'about'];

/** Each walk has a language, a width and a scheme of its own. */
const walks = [
  { locale: 'zh', variant: 'pc', colorScheme: 'light' },
  { locale: 'en', variant: 'm', colorScheme: 'dark' },
] as const;

/** Presses Tab. What looks wrong is looked at again once the page has followed: a menu opens, a row scrolls. */
async function goOn(page: Page, number: number): Promise<FocusStop> {
  await page.keyboard.press('Tab');
  const stop = await readStop(page, number);
  if (stop.fault === '' || stop.fault.startsWith('the focus')) return stop;
  await waitForTwoFrames(page);
  return readStop(page, number);
}

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
 * @param looks - those whose ring was measured already; grows
 * @returns what is wrong, each with the page and the element
 */
async function walkOver(
  page: Page,
  { kind, address }: VisitedPage,
  looks: Set<string>,
): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(address);
  await waitForHydration(page);
  await prepareRings(page);
  let before = 'the start';
  for (let number = 1; number <= MOST_STOPS; number += 1) {
    const stop = await goOn(page, number);
    if (stop.isFirst) break;
    // The end of a page is followed by its first stop, and a focus that was lost by the next one.
    if (stop.look === '' && number > 1 && (await goOn(page, number)).isFirst) break;
    const say = (fault: string): void => {
      if (fault !== '') faults.push(`${address}: ${stop.name}, after ${before}: ${fault}`);
    };
    say(stop.fault);
    if (stop.fault === '' && !looks.has(stop.look)) {
      looks.add(stop.look);
      say(await measureRing(page, number));
    }
    if (stop.fault.startsWith('the focus')) break;
    before = stop.name;
    if (number === 1 && !WITH_HEADER.includes(kind)) await skipHeader(page);
  }
  return faults;
}

for (const { locale, variant, colorScheme } of walks) {
  test(`whoever walks by Tab sees where the focus is on every kind of page, ${variant}, ${colorScheme}`, async ({
    page,
  }) => {
    const pages = visitedPages.filter(
      (visited) => visited.locale === locale && visited.variant === variant,
    );
    await page.setViewportSize(WINDOWS[variant]);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const check = watchProblems(page);
    const looks = new Set<string>();
    const faults: string[] = [];
    for (const visited of pages) faults.push(...(await walkOver(page, visited, looks)));
    expect(faults).toEqual([]);
    check();
  });
}
