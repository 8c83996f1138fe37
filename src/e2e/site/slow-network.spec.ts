import { expect, test, type Page } from '@playwright/test';
import { matchRoute } from '../../routes';
import { holdRequests } from '../hold-requests';
import { waitForHydration, watchDocuments } from '../page-monitor';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

function navLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
}

/** The held page has come, and whatever it does has been done: another page was loaded and shown after it. */
async function settle(page: Page, answered: Promise<unknown>): Promise<void> {
  await answered;
  await page.waitForLoadState('networkidle');
}

test('of two clicks the last one wins, however long the first page takes', async ({ page }) => {
  const letThrough = await holdRequests(page, '**/page-data/activity/page-data.json');
  await page.goto('/terms/?channel=a');
  await waitForHydration(page);
  const answered = page.waitForResponse('**/page-data/activity/page-data.json');
  await navLink(page, '活动').click();
  await navLink(page, '关于我们').click();
  await expect(page).toHaveURL('/about-us/?channel=a');
  letThrough();
  await settle(page, answered);
  await expect(page).toHaveURL('/about-us/?channel=a');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于游伴');
});

test('the way back takes a click back whose page is still on its way', async ({ page }) => {
  const letThrough = await holdRequests(page, '**/page-data/activity/page-data.json');
  await page.goto('/about-us/');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '服务协议', exact: true }).click();
  await expect(page).toHaveURL('/terms/');
  const answered = page.waitForResponse('**/page-data/activity/page-data.json');
  await navLink(page, '活动').click();
  await page.goBack();
  await expect(page).toHaveURL('/about-us/');
  letThrough();
  await settle(page, answered);
  await expect(page).toHaveURL('/about-us/');
});

test('a window that crosses the line and back ends with its own variant', async ({ page }) => {
  await page.setViewportSize(DESK);
  const letThrough = await holdRequests(page, '**/page-data/m/about-us/page-data.json');
  await page.goto('/about-us/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const asked = page.waitForRequest('**/page-data/m/about-us/page-data.json');
  const answered = page.waitForResponse('**/page-data/m/about-us/page-data.json');
  await page.setViewportSize(PHONE);
  await asked;
  await page.setViewportSize(DESK);
  letThrough();
  await settle(page, answered);
  await expect(page).toHaveURL('/about-us/');
});

test('a page that is left for its twin does nothing while the twin is on its way', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const letThrough = await holdRequests(page, '**/m/about-us/');
  const twin = page.waitForRequest('**/m/about-us/');
  const beside: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') beside.push(request.url());
  });
  const documents = watchDocuments(page);
  const scripts = page.waitForResponse(/\/app-\w+\.js$/);
  await page.goto('/about-us/', { waitUntil: 'commit' });
  await Promise.all([twin, scripts]);
  letThrough();
  await expect(page).toHaveURL('/m/about-us/');
  const before = beside.length;
  await waitForHydration(page);
  expect([before, documents]).toEqual([0, ['/about-us/', '/m/about-us/']]);
});

test('a page that is nowhere keeps query and fragment where nothing can be stored', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  // No link on the page leads there, so that nothing of it was fetched ahead.
  const gone = '/game-library/role-Info-cat-inn-sangeng/';
  await page.context().route(`**/page-data${gone}page-data.json`, (route) => route.abort());
  await page.goto('/about-us/?channel=a');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const documents = watchDocuments(page);
  await page.evaluate((address) => {
    window.___navigate(`${address}?own=1#main`);
  }, gone);
  await expect(page).toHaveURL(`${gone}?channel=a&own=1#main`);
  await expect.poll(() => documents).toEqual([`${gone}?channel=a&own=1`]);
});

for (const saveData of [false, true]) {
  test(`a visitor who ${saveData ? 'saves data fetches ahead only what is pointed at' : 'does not save data fetches one page of each kind ahead'}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, path] = /\/page-data(\/.+\/)page-data\.json$/.exec(request.url()) ?? [];
      if (path !== undefined && path !== '/game-library/') asked.push(path);
    });
    await page.addInitScript(
      (connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection });
      },
      { saveData },
    );
    await page.clock.install();
    await page.goto('/game-library/');
    await waitForHydration(page);
    // Gatsby fetches ahead every three seconds.
    for (let times = 0; times < 4; times += 1) await page.clock.runFor(3100);
    if (!saveData) await expect.poll(() => asked).toContain('/activity/');
    const kinds = [...new Set(asked)].map((path) => matchRoute(path)?.name);
    expect(kinds).toEqual(saveData ? [] : [...new Set(kinds)]);
    const card = page.getByRole('main').getByRole('article').getByRole('link').first();
    await card.hover();
    await expect.poll(() => asked).toContain(await card.getAttribute('href'));
  });
}
