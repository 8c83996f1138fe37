import { expect, test, type Page } from '@playwright/test';
import { LIKE_OTHERS, SAMPLE, visitedPages, type VisitedPage } from '../../tools/sample-pages';
import { shareOf } from '../../testing/nightly';
import { expectAccessible } from '../axe';
import { consentNotice } from '../collector';
import { expectDistinctNames } from '../control-names';
import { expectNoShift, watchShifts } from '../layout-shift';
import { bringAnalytics, waitForHydration, watchProblems } from '../page-monitor';
import { NEW_VISITOR } from '../storage-states';

// The notice on analytics lies over the page: a first visit is the hardest.
test.use({ storageState: NEW_VISITOR });

/** Those of the kinds that are made like others that are opened today. */
const ALIKE = shareOf(LIKE_OTHERS);

/**
 * Each kind in Chinese on a desk and in another language on a phone: they differ in words and in order. All that are in
 * English on a phone are looked at by `reflow.spec.ts` as well.
 */
function isLookedAt({ locale, kind, variant }: VisitedPage): boolean {
  return variant === 'pc'
    ? locale === 'zh' && (ALIKE.includes(kind) || !LIKE_OTHERS.includes(kind))
    : locale === (kind.length % 2 === 0 ? 'en' : 'ja') && !LIKE_OTHERS.includes(kind);
}

/** Pages that search engines list, but for legal texts. */
function isDescribed({ kind }: VisitedPage): boolean {
  return !['search', 'legal', 'compare', 'shelf'].includes(kind);
}

async function open(page: Page, address: string): Promise<void> {
  if (address.includes('/m/')) await page.setViewportSize({ width: 390, height: 844 });
  await bringAnalytics(page);
  await watchShifts(page);
  await page.goto(address);
  await waitForHydration(page);
}

/** Waits until all of a page is there, and fails when that has moved it. */
async function expectNothingJumped(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // On a busy machine it may come in the middle of what axe looks at.
  await expect(consentNotice(page)).toBeVisible();
  await expectNoShift(page);
}

for (const visited of visitedPages.filter(isLookedAt)) {
  const { kind, locale, variant, address, lang } = visited;
  test(`${kind}, ${locale}, ${variant} hydrates without a word or a jump, calls no two controls alike, passes axe`, async ({
    page,
  }) => {
    const check = watchProblems(page);
    await open(page, address);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toBeVisible();
    await expectNothingJumped(page);
    // Search engines read it after the scripts have run, which take away what they do not know of the head.
    await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(
      isDescribed(visited) ? 1 : 0,
    );
    check();
    await expectDistinctNames(page);
    await expectAccessible(page, locale === 'zh' && !LIKE_OTHERS.includes(kind));
  });
}

const id = SAMPLE.partner;

/** Filled in the browser, where what is shown comes from the API: each kind once, in another language and variant. */
const shells = [
  { address: `/game-partner/detail-${id}`, lang: 'zh-CN', heading: '灵犀' },
  { address: `/en/m/game-partner/story-${id}/`, lang: 'en', heading: 'Lingxi' },
  { address: `/en/game-partner/chat-${id}`, lang: 'en', heading: 'Lingxi' },
  { address: `/ja/m/game-partner/game-list-${id}`, lang: 'ja', heading: 'リンシー' },
] as const;

for (const { address, lang, heading } of shareOf(shells)) {
  test(`${address} loads the partner's name without a word or a jump, its frame knows the address, and axe finds nothing`, async ({
    page,
  }) => {
    const check = watchProblems(page);
    await open(page, `${address}?channel=a`);
    await expect(page.locator('h1')).toContainText(heading);
    await expect(page).toHaveTitle(new RegExp(heading));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const rest = address.replace(/^\/(en|ja)(?=\/)/, '');
    await expect(page.locator('a[hreflang="ja"]').first()).toHaveAttribute(
      'href',
      `/ja${rest}?channel=a`,
    );
    await expectNothingJumped(page);
    check();
    await expectDistinctNames(page);
    await expectAccessible(page, lang === 'zh-CN');
  });
}

for (const address of ['/ja/profile/', '/ja/game-library/search/?searchValue=a']) {
  test(`nothing jumps on ${address}, no two controls are called alike, and axe finds nothing`, async ({
    page,
  }) => {
    await open(page, address);
    await expectNothingJumped(page);
    await expectDistinctNames(page);
    await expectAccessible(page, false);
  });
}

test('/m/nope is not found, and nothing jumps', async ({ page }) => {
  await open(page, '/m/nope');
  await expect(page.locator('h1')).toHaveText('这里什么也没有');
  await expect(page).toHaveTitle('Page Not Found');
  await expectNothingJumped(page);
  await expectDistinctNames(page);
  await expectAccessible(page, true);
});
