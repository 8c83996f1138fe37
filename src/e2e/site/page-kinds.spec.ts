import { expect, test, type Page } from '@playwright/test';
import { SAMPLE, visitedPages, type VisitedPage } from '../../tools/sample-pages';
import { expectAccessible } from '../axe';
import { consentNotice } from '../collector';
import { expectDistinctNames } from '../control-names';
import { expectNoShift, watchShifts } from '../layout-shift';
import { bringAnalytics, waitForHydration, watchProblems } from '../page-monitor';
import { NEW_VISITOR } from '../storage-states';

// The notice on analytics lies over the page: a first visit is the hardest.
test.use({ storageState: NEW_VISITOR });

/** Made of the same parts as the library and a game: looked at on a desk only. */
const LIKE_OTHERS = ['tag', 'gameRoles', 'role', 'nameIndex', 'changes', 'compare', 'shelf'];

/** Each kind in Chinese on a desk and in another language on a phone: they differ in words and in order. */
function isCheckedByAxe({ locale, kind, variant }: VisitedPage): boolean {
  return variant === 'pc'
    ? locale === 'zh'
    : locale === (kind.length % 2 === 0 ? 'en' : 'ja') && !LIKE_OTHERS.includes(kind);
}

/** English has the longest words. */
function isMadeNarrow({ locale, variant }: VisitedPage): boolean {
  return locale === 'en' && variant === 'm';
}

/** Pages that search engines list, but for legal texts. */
function isDescribed({ kind }: VisitedPage): boolean {
  return !['search', 'legal', 'compare', 'shelf'].includes(kind);
}

/** Each kind on a desk in Chinese, on a phone in English and often in Japanese: the code of all is the same. */
const pages = visitedPages.filter((page) => isCheckedByAxe(page) || isMadeNarrow(page));

async function expectToFit320Px(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

for (const visited of pages) {
  const { kind, locale, variant, address, lang } = visited;
  const checks = [
    `${kind}, ${locale}, ${variant} hydrates without a word or a jump, calls no two controls alike`,
    ...(isMadeNarrow(visited) ? ['fits 320 px'] : []),
    ...(isCheckedByAxe(visited) ? ['passes axe'] : []),
  ];
  test(checks.join(', '), async ({ page }) => {
    if (variant === 'm') await page.setViewportSize({ width: 390, height: 844 });
    await bringAnalytics(page);
    await watchShifts(page);
    const check = watchProblems(page);
    await page.goto(address);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    // On a busy machine it may come in the middle of what axe looks at.
    await expect(consentNotice(page)).toBeVisible();
    await expectNoShift(page);
    // Search engines read it after the scripts have run, which take away what they do not know of the head.
    await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(
      isDescribed(visited) ? 1 : 0,
    );
    check();
    await expectDistinctNames(page);
    if (isCheckedByAxe(visited)) await expectAccessible(page, locale === 'zh');
    if (isMadeNarrow(visited)) await expectToFit320Px(page);
  });
}

/** Filled in the browser, where what is shown comes from the API. */
const shells = [
  `/game-partner/detail-${SAMPLE.partner}`,
  `/en/m/game-partner/story-${SAMPLE.partner}`,
  `/en/game-partner/chat-${SAMPLE.partner}`,
  `/ja/m/game-partner/game-list-${SAMPLE.partner}`,
  '/ja/profile/',
  '/ja/game-library/search/?searchValue=a',
  '/m/nope',
];

for (const address of shells) {
  test(`nothing jumps on ${address}, no two controls are called alike, and axe finds nothing`, async ({
    page,
  }) => {
    if (address.includes('/m/')) await page.setViewportSize({ width: 390, height: 844 });
    await bringAnalytics(page);
    await watchShifts(page);
    await page.goto(address);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expect(consentNotice(page)).toBeVisible();
    await expectNoShift(page);
    await expectDistinctNames(page);
    await expectAccessible(page, address.startsWith('/game-partner/') || address === '/m/nope');
  });
}
