import { expect, test, type Locator, type Page } from '@playwright/test';
import { browserEnv } from '../../config/browser-env';
import { href, type Place } from '../../routes';
import { shareOf } from '../../testing/nightly';
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
function visitsOf(place: Place & { locale: 'en' }): Visit[] {
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

/** Opens a page in a window, and what is to be looked at on it. */
async function open(
  page: Page,
  { address, prepare }: Visit,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(address);
  await waitForHydration(page);
  await prepare?.(page);
}

/** Lists what is wrong with a page that is open. */
async function look(page: Page, { address, action }: Visit, setting: string): Promise<string[]> {
  await waitForTwoFrames(page);
  const faults = [...(await findMisfits(page)), ...(await findOverlaps(page))];
  // It may be clicked: it is scrolled to, and nothing lies over it.
  await action(page)
    .click({ trial: true, timeout: 5000 })
    .catch(() => faults.push('what the page is for cannot be reached'));
  return faults.map((fault) => `${address}, ${setting}: ${fault}`);
}

for (const { px, variants } of [
  // Small type is narrower than what a phone holds.
  { px: 9, variants: ['pc'] },
  { px: 40, variants: ['pc', 'm'] },
] as const) {
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
    for (const variant of variants) {
      for (const visit of shareOf(visitsOf({ locale: 'en', variant }))) {
        await open(page, visit, WINDOWS[variant]);
        faults.push(...(await look(page, visit, `${variant}, type of ${String(px)} px`)));
      }
    }
    await browser.close();
    expect(faults).toEqual([]);
    check();
  });
}

test('zoom of 500 % leaves everything to be read and reached, and so does everything at once: dark, forced colours, 400 %', async ({
  page,
}) => {
  const check = watchProblems(page);
  const faults: string[] = [];
  for (const visit of shareOf(visitsOf({ locale: 'en', variant: 'm' }))) {
    await page.emulateMedia({
      colorScheme: 'light',
      forcedColors: 'none',
      reducedMotion: 'reduce',
    });
    await open(page, visit, { width: 256, height: 205 });
    faults.push(...(await look(page, visit, '500 %')));
    await page.emulateMedia({
      colorScheme: 'dark',
      forcedColors: 'active',
      reducedMotion: 'reduce',
    });
    await page.setViewportSize({ width: 320, height: 256 });
    faults.push(...(await look(page, visit, 'everything')));
  }
  expect(faults).toEqual([]);
  check();
});
