import { expect, test, type Locator, type Page } from '@playwright/test';
import { browserEnv } from '../../config/browser-env';
import { href, type Place } from '../../routes';
import { SAMPLE, WINDOWS } from '../../tools/sample-pages';
import { findMisfits, findOverlaps } from '../find-misfits';
import { words } from '../login-form';
import { PARTNER } from '../chat-page';
import { waitForHydration, waitForTwoFrames, watchProblems } from '../page-monitor';
import { CONSENT_DECLINED } from '../storage-states';

// Settings that few have, and that those need who have them.

interface Visit {
  readonly address: string;
  /** Names the control that the page is for. */
  readonly action: (page: Page) => Locator;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Pages that are looked at, each with what it is for. */
function visitsOf(place: Place & { locale: 'en' | 'ja' }): Visit[] {
  const { entry, title } = words[place.locale];
  const main = (page: Page): Locator => page.locator('main');
  const linkTo = (address: string) => (page: Page) =>
    main(page).locator(`a[href^="${address}"]:visible`).first();
  const chat = href('partnerChat', { id: PARTNER }, place);
  const dialog = (page: Page): Locator => page.getByRole('dialog', { name: title });
  return [
    { address: href('home', {}, place), action: linkTo(href('library', {}, place)) },
    {
      address: href('library', {}, place),
      action: linkTo(href('game', { id: SAMPLE.game }, place)),
    },
    {
      address: href('game', { id: SAMPLE.game }, place),
      action: (page) => main(page).locator('button[aria-pressed]').first(),
    },
    { address: href('partnerDetail', { id: PARTNER }, place), action: linkTo(chat) },
    { address: chat, action: (page) => main(page).getByRole('textbox').last() },
    {
      address: href('accessibility', {}, place),
      prepare: async (page) => {
        await page.locator('header').getByRole('button', { name: entry }).click();
        await expect(dialog(page)).toBeVisible();
      },
      action: (page) => dialog(page).getByRole('button', { name: entry }),
    },
    {
      address: href('legal', { doc: 'terms' }, place),
      action: (page) => main(page).locator('a:visible').last(),
    },
  ];
}

interface Setting {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Lists what is wrong with a page in a window. */
async function look(
  page: Page,
  { address, action, prepare }: Visit,
  { name, width, height }: Setting,
): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await waitForHydration(page);
  await prepare?.(page);
  await waitForTwoFrames(page);
  const faults = [...(await findMisfits(page)), ...(await findOverlaps(page))];
  // It may be clicked: it is scrolled to, and nothing lies over it.
  await action(page)
    .click({ trial: true, timeout: 5000 })
    .catch(() => faults.push('what the page is for cannot be reached'));
  return faults.map((fault) => `${address}, ${name}: ${fault}`);
}

for (const px of [9, 40]) {
  test(`type of ${String(px)} px leaves everything to be read and reached`, async ({
    playwright,
    launchOptions,
  }) => {
    // What a browser is set to, which no script can set.
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${String(px)}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({
      baseURL: browserEnv.siteUrl,
      storageState: CONSENT_DECLINED,
      reducedMotion: 'reduce',
    });
    const check = watchProblems(page);
    const faults: string[] = [];
    for (const variant of ['pc', 'm'] as const) {
      const setting = { name: `${variant}, type of ${String(px)} px`, ...WINDOWS[variant] };
      for (const visit of visitsOf({ locale: 'en', variant })) {
        faults.push(...(await look(page, visit, setting)));
      }
    }
    await browser.close();
    expect(faults).toEqual([]);
    check();
  });
}

test('zoom of 500 % leaves everything to be read and reached', async ({ page }) => {
  const check = watchProblems(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const visit of visitsOf({ locale: 'en', variant: 'm' })) {
    faults.push(...(await look(page, visit, { name: '500 %', width: 256, height: 205 })));
  }
  expect(faults).toEqual([]);
  check();
});

test('everything at once: dark, forced colours, 400 %, no motion, Japanese', async ({ page }) => {
  const check = watchProblems(page);
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active', reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const visit of visitsOf({ locale: 'ja', variant: 'm' })) {
    faults.push(...(await look(page, visit, { name: 'everything', width: 320, height: 256 })));
  }
  expect(faults).toEqual([]);
  check();
});
