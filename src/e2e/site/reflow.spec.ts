import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { LOCALES } from '../../config/locales';
import { href, type RouteName } from '../../routes';
import { shareOf } from '../../testing/nightly';
import { LIKE_OTHERS, SAMPLE, visitedPages } from '../../tools/sample-pages';
import { consentNotice } from '../collector';
import { expectDistinctNames } from '../control-names';
import { findKept, findMisfits } from '../find-misfits';
import { expectNoShift, watchShifts } from '../layout-shift';
import { bringAnalytics, waitForHydration, waitForTwoFrames, watchProblems } from '../page-monitor';
import { NEW_VISITOR } from '../storage-states';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Windows of 1,280 by 1,024 pixels at 400 %, and of a phone on its side. */
const SHALLOW = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
] as const;

/** Pages in every language; the others are looked at in English, whose words are the longest. */
const IN_EACH_LANGUAGE = ['home', 'library', 'game', 'partners'];

/** Things to do first, which the first screen of a window has along with the title. */
const FIRST_SCREENS: Partial<Record<RouteName, { action: string; sizes: readonly Size[] }>> = {
  home: { action: 'main #top a', sizes: SHALLOW },
  library: { action: 'main form input', sizes: SHALLOW },
  // Its name alone takes up to three lines in the narrowest.
  game: { action: 'main h1', sizes: [SHALLOW[1]] },
};

/** Fails when the title or the first thing to do is below the first screen. */
async function expectOnFirstScreen(page: Page, kind: RouteName): Promise<void> {
  const { action = '', sizes = [] } = FIRST_SCREENS[kind] ?? {};
  for (const size of sizes) {
    await page.setViewportSize(size);
    await waitForTwoFrames(page);
    for (const part of [page.locator('main h1'), page.locator(action).first()]) {
      const box = await part.boundingBox();
      const bottom = (box?.y ?? 0) + (box?.height ?? Infinity);
      expect(bottom, `${kind}, ${String(size.height)} px`).toBeLessThanOrEqual(size.height);
    }
  }
}

/** Spaces the text of a page out as far as WCAG 1.4.12 asks for, by a sheet that no policy blocks. */
function spaceTextOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Kinds that are looked at in English, of those that are made like others a share. */
function isLookedAt(kind: RouteName): boolean {
  return !LIKE_OTHERS.includes(kind) || shareOf(LIKE_OTHERS).includes(kind);
}

for (const locale of LOCALES) {
  test(`every kind of page fits shallow windows, its first screen begins what it is for, and its text may be spaced out, ${locale}`, async ({
    page,
  }) => {
    const check = watchProblems(page);
    await watchShifts(page);
    const pages = visitedPages.filter(
      ({ kind, variant, locale: own }) =>
        variant === 'm' &&
        own === locale &&
        (own === 'en' ? isLookedAt(kind) : IN_EACH_LANGUAGE.includes(kind)),
    );
    for (const { address, kind } of pages) {
      await test.step(address, async () => {
        await page.setViewportSize(SHALLOW[0]);
        await page.goto(address);
        await waitForHydration(page);
        await expectNoShift(page);
        if (locale === 'en') await expectDistinctNames(page);
        await expectOnFirstScreen(page, kind);
        await spaceTextOut(page);
        for (const size of SHALLOW) {
          await page.setViewportSize(size);
          await waitForTwoFrames(page);
          const faults = [...(await findMisfits(page)), ...(await findKept(page))];
          expect(faults, `${address}, ${String(size.width)} px`).toEqual([]);
        }
      });
    }
    check();
  });
}

test.describe('the chat of a first visit', () => {
  test.use({ storageState: NEW_VISITOR });

  for (const size of SHALLOW) {
    test(`has room for what is said in ${String(size.width)} by ${String(size.height)} pixels, and its field is reached`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await bringAnalytics(page);
      await page.goto(href('partnerChat', { id: SAMPLE.partner }, { locale: 'en', variant: 'm' }));
      await waitForHydration(page);
      const log = page.locator('[data-log]');
      await expect(log).toBeVisible();
      await expect(consentNotice(page)).toBeVisible();
      expect((await log.boundingBox())?.height).toBeGreaterThanOrEqual(160);
      expect([...(await findMisfits(page)), ...(await findKept(page))]).toEqual([]);
      // The notice is the last part of the page.
      await expect(consentNotice(page)).toHaveCSS('position', 'static');
      // The first notice is answered in the log, and nothing lies over its button.
      await page.getByRole('button', { name: 'Got it' }).click();
      const field = page.getByRole('textbox', { name: /^Message / });
      await field.focus();
      await expect(field).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    });
  }
});

test('whoever asks for more contrast gets 7 : 1, by day and by night', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await page.goto(href('legal', { doc: 'privacy' }, { locale: 'en', variant: 'pc' }));
  await waitForHydration(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' });
    await waitForTwoFrames(page);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .include('main')
      .withRules(['color-contrast-enhanced'])
      .analyze();
    expect(
      violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
      colorScheme,
    ).toEqual([]);
  }
});

test('type follows the size that a browser is set to', async ({ page }) => {
  await page.goto('/en/m/about-us/');
  await waitForHydration(page);
  const sizes = await page.evaluate(() => {
    const sizeOf = (selector: string): number => {
      const element = document.querySelector(selector) ?? document.body;
      return parseFloat(getComputedStyle(element).fontSize);
    };
    const measure = (): number[] => ['main p', 'footer a', 'header a'].map(sizeOf);
    const before = measure();
    document.documentElement.style.fontSize = '18px';
    return { before, after: measure() };
  });
  for (const [at, before] of sizes.before.entries()) {
    expect(sizes.after[at]).toBeCloseTo((before * 18) / 16, 1);
  }
});
