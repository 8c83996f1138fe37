import { expect, test, type Page } from '@playwright/test';
import { BUILD_CHECK_MS } from '../../config/times';
import { isMarked, mark, waitForHydration } from '../page-monitor';

const LATEST = '**/builds/latest.json';
/** The last thing that a page asks for before it knows a build. */
const META = '**/builds/meta/*.json';
const NEWER = 'b'.repeat(32);

/** Lets the server say that there is another build, whole. */
async function publish(page: Page, id = NEWER): Promise<void> {
  await page.route(LATEST, (route) => route.fulfill({ json: { id } }));
  await page.route(`**/builds/meta/${id}.json`, (route) => route.fulfill({ json: { id } }));
}

/** Opens a page by a clock that the test drives, until it knows its own build. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  const known = page.waitForResponse(META);
  await page.goto(address);
  await known;
  await mark(page);
}

/** Lets an hour pass and waits for the question that the page then asks. */
async function anHourLater(page: Page): Promise<void> {
  const asked = page.waitForResponse(LATEST);
  await page.clock.fastForward(BUILD_CHECK_MS);
  await asked;
}

/** The newer build was looked at as well: what follows from it has begun. */
async function anHourLaterSeen(page: Page, id = NEWER): Promise<void> {
  const seen = page.waitForResponse(`**/builds/meta/${id}.json`);
  await anHourLater(page);
  await seen;
}

function entryOf(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: '登录/注册' });
}
function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: '登录' });
}

/** Begins to log in. */
async function typeIntoLogin(page: Page): Promise<void> {
  await entryOf(page).click();
  await dialogOf(page).getByLabel('手机号').fill('13800138000');
}

test('a page asks hourly, and reloads once for a newer build', async ({ page }) => {
  await open(page, '/about-us/?channel=a#main');
  await publish(page);
  const reloaded = page.waitForEvent('load');
  // The page asks for the newer build before it reloads, and again when it has.
  let metas = 0;
  const known = page.waitForResponse((response) => {
    if (response.url().includes('/builds/meta/')) metas += 1;
    return metas === 2;
  });
  await page.clock.fastForward(BUILD_CHECK_MS);
  await reloaded;
  await expect(page).toHaveURL('/about-us/?channel=a#main');
  // Now the servers disagree: one still has the build before, which this tab has met.
  await known;
  await mark(page);
  await page.unroute(LATEST);
  await anHourLater(page);
  await page.waitForLoadState('networkidle');
  expect(await isMarked(page)).toBe(true);
});

test('nothing is asked before the hour is over, and a tab that comes back later asks at once, past all caches', async ({
  page,
}) => {
  await open(page, '/about-us/');
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/builds/latest.json')) count += 1;
  });
  const comeBack = (): Promise<void> =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await page.clock.fastForward(BUILD_CHECK_MS - 60_000);
  await comeBack();
  await page.waitForLoadState('networkidle');
  expect(count).toBe(0);
  // As a laptop that was closed: the timers have stood still, the clock has not.
  await page.clock.setSystemTime(new Date(Date.now() + 3 * BUILD_CHECK_MS));
  const asked = page.waitForRequest(LATEST);
  await comeBack();
  expect((await (await asked).allHeaders())['cache-control']).toBe('no-cache');
});

test('what is being typed keeps the page, and the next navigation loads anew', async ({ page }) => {
  await open(page, '/about-us/');
  await publish(page);
  const search = page.getByRole('banner').locator('[name=searchValue]');
  await search.fill('灯');
  await anHourLaterSeen(page);
  expect(await isMarked(page)).toBe(true);
  await expect(search).toHaveValue('灯');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await search.press('Enter');
  await expect(page).toHaveURL('/game-library/search/?searchValue=%E7%81%AF');
  await expect.poll(() => documents).toEqual(['/game-library/search/']);
});

test('an open login dialog keeps the page; when it is closed the page reloads, and the draft is there', async ({
  page,
}) => {
  await open(page, '/about-us/');
  await publish(page);
  await typeIntoLogin(page);
  await anHourLaterSeen(page);
  expect(await isMarked(page)).toBe(true);
  const reloaded = page.waitForEvent('load');
  await dialogOf(page).getByRole('button', { name: '关闭' }).click();
  await reloaded;
  await waitForHydration(page);
  await entryOf(page).click();
  await expect(dialogOf(page).getByLabel('手机号')).toHaveValue('13800138000');
});

test('an unseen tab reloads under an open login dialog, which is there again with what was typed', async ({
  page,
}) => {
  await open(page, '/about-us/');
  await publish(page);
  await typeIntoLogin(page);
  await anHourLaterSeen(page);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await reloaded;
  await expect(dialogOf(page).getByLabel('手机号')).toHaveValue('13800138000');
});

test('a manifest that is HTML changes nothing', async ({ page }) => {
  await open(page, '/about-us/');
  await page.route(LATEST, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const asked = page.waitForRequest(LATEST);
  await page.clock.fastForward(BUILD_CHECK_MS);
  await asked;
  await page.waitForLoadState('networkidle');
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: '活动' }).click();
  await expect(page).toHaveURL('/activity/');
  expect(await isMarked(page)).toBe(true);
});
