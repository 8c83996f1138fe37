import { expect, test, type Page } from '@playwright/test';
import { browserEnv } from '../../config/browser-env';
import {
  consentButton,
  waitForAnalyticsEvent,
  arrivedEvents,
  COLLECTOR,
  DOWNLOAD,
  startDownload,
  newMark,
  PAGE_VIEW,
  toCollector,
} from '../collector';
import { fillLogin, openLoginDialog, submitLogin, words } from '../login-form';
import { packagesOf, watchScripts } from '../page-scripts';
import { startLoggedIn } from '../../tools/sandbox-user';
import { forgetCodes, newPhone, newUser } from '../users';
import { waitForFirstView, bringAnalytics, waitForHydration, watchProblems } from '../page-monitor';
import { NEW_VISITOR } from '../storage-states';

test.use({ storageState: NEW_VISITOR });
test.beforeEach(({ page }) => bringAnalytics(page));

const SDK = '@datarangers/sdk-javascript';

/** Visits a page once, to learn which script is the SDK. */
async function sdkAddress(page: Page): Promise<string> {
  const scripts = watchScripts(page);
  const asked = page.waitForRequest(`${COLLECTOR}/webid`);
  await page.goto('/');
  await asked;
  for (const script of scripts()) {
    if ((await packagesOf(page, [script])).has(SDK)) return script;
  }
  throw new Error('No script of this page holds the SDK');
}

test('nothing of it is fetched before the page has come to rest', async ({ page, request }) => {
  const mark = newMark();
  const check = watchProblems(page);
  const scripts = watchScripts(page);
  const made = toCollector(page);
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (callback) =>
      waiting.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
    window.addEventListener('rest', () => {
      for (const callback of waiting.splice(0)) callback();
    });
  });
  await page.goto(`/game-library/?${mark}`);
  await waitForFirstView(page);
  await page.waitForLoadState('networkidle');
  expect([...(await packagesOf(page, scripts()))]).not.toContain(SDK);
  expect(made).toEqual([]);
  await expect
    .poll(async () => {
      // What has come in the first quiet moment may wait for the next one itself.
      await page.evaluate(() => window.dispatchEvent(new Event('rest')));
      return arrivedEvents(request, mark);
    })
    .toHaveLength(1);
  expect([...(await packagesOf(page, scripts()))]).toContain(SDK);
  expect(new Set(made)).toEqual(new Set(['/webid', '/tobid', '/list']));
  check();
});

test('a page view arrives, and nothing goes anywhere else', async ({ page, request }) => {
  const mark = newMark();
  const check = watchProblems(page);
  const hosts = new Set<string>();
  page.on('request', (made) => hosts.add(new URL(made.url()).host));
  // The SDK would send its events to whatever host these name.
  const trap = '_r_d_=http%3A%2F%2Fstranger.example&_r_c_k_=1';
  await page.addInitScript(() => {
    const { addEventListener } = window;
    const types: string[] = [];
    Object.assign(window, {
      listenedTo: types,
      addEventListener: (type: string, ...rest: unknown[]): void => {
        types.push(type);
        Reflect.apply(addEventListener, window, [type, ...rest]);
      },
    });
  });
  await page.goto(`/?${mark}&${trap}`);
  const view = await waitForAnalyticsEvent(request, mark, PAGE_VIEW);
  expect(view.params.url).toBe(new URL(`/?${mark}`, page.url()).href);
  // These would keep the page out of the back/forward cache.
  const types = await page.evaluate((): unknown => Reflect.get(window, 'listenedTo'));
  expect(types).toContain('pagehide');
  expect(types).not.toContain('unload');
  expect(types).not.toContain('beforeunload');
  expect(view).toMatchObject({ is_login: false, user_id: view.web_id });
  expect(view.web_id).toMatch(/^\d{19}$/);
  expect(BigInt(Number(view.web_id))).not.toBe(BigInt(view.web_id));
  await startDownload(page);
  const event = await waitForAnalyticsEvent(request, mark, DOWNLOAD);
  expect(event.params).toMatchObject({ event_name: 'download_pc' });
  const { origin, pathname } = new URL(String(event.params.url));
  expect(origin).toBe(browserEnv.apiBaseUrl);
  expect(pathname).toMatch(/^\/sandbox\/download\/youban-.*\.exe$/);
  expect(event.web_id).toBe(view.web_id);
  const own = [page.url(), browserEnv.apiBaseUrl].map((address) => new URL(address).host);
  expect([...hosts].filter((host) => !own.includes(host))).toEqual([]);
  check();
});

test('each page that a link leads to is a view of its own, without what was searched for', async ({
  page,
  request,
}) => {
  const mark = newMark();
  await page.goto(`/about-us/?${mark}`);
  await waitForAnalyticsEvent(request, mark, PAGE_VIEW);
  await page.getByRole('contentinfo').getByRole('link', { name: '活动' }).click();
  const view = await waitForAnalyticsEvent(request, mark, PAGE_VIEW, 2);
  expect(view.params).toMatchObject({
    title: await page.title(),
    url_path: '/activity/',
    referrer: new URL(`/about-us/?${mark}`, page.url()).href,
  });
  await page.getByRole('banner').locator('[name=searchValue]').fill('灯');
  await page.keyboard.press('Enter');
  const found = await waitForAnalyticsEvent(request, mark, PAGE_VIEW, 3);
  expect(found.params.url).toBe(new URL(`/game-library/search/?${mark}`, page.url()).href);
});

test('the web id stays for the next page', async ({ page, request }) => {
  const mark = newMark();
  await page.goto(`/activity/?${mark}`);
  const { web_id } = await waitForAnalyticsEvent(request, mark, PAGE_VIEW);
  const made = toCollector(page);
  await page.reload();
  expect((await waitForAnalyticsEvent(request, mark, PAGE_VIEW, 2)).web_id).toBe(web_id);
  expect(made).not.toContain('/webid');
});

test('events say who is logged in, and no longer after logout', async ({ page, request }) => {
  const mark = newMark();
  const phone = newPhone();
  await page.goto(`/?${mark}`);
  await waitForHydration(page);
  const { web_id } = await waitForAnalyticsEvent(request, mark, PAGE_VIEW);
  await consentButton(page, '好的').click();
  await openLoginDialog(page, words.zh);
  await fillLogin(page, phone, words.zh);
  await submitLogin(page, words.zh).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await startDownload(page);
  const event = await waitForAnalyticsEvent(request, mark, DOWNLOAD);
  expect(event).toMatchObject({ is_login: true, web_id });
  expect(event.user_id).not.toBe(web_id);
  await forgetCodes(request, phone);
  // Restored when the page is loaded again.
  await page.reload();
  const view = await waitForAnalyticsEvent(request, mark, PAGE_VIEW, 2);
  expect(view).toMatchObject({ is_login: true, web_id, user_id: event.user_id });
  await page.evaluate(() => {
    // Another tab logs out.
    const newValue = JSON.stringify({ isLoggedIn: false, userInfo: null });
    localStorage.setItem('userStore', newValue);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'userStore', newValue, storageArea: localStorage }),
    );
  });
  await expect(page.locator('header').getByRole('button', { name: words.zh.entry })).toBeVisible();
  await startDownload(page);
  expect(await waitForAnalyticsEvent(request, mark, DOWNLOAD, 2)).toMatchObject({
    is_login: false,
    web_id,
    user_id: web_id,
  });
});

test('whoever was logged in before the page was loaded is known from the first event on', async ({
  page,
  request,
}) => {
  const mark = newMark();
  const user = await newUser(request);
  await startLoggedIn(page, user);
  await page.goto(`/activity/?${mark}`);
  expect(await waitForAnalyticsEvent(request, mark, PAGE_VIEW)).toMatchObject({
    is_login: true,
    user_id: user.web_user_id,
  });
});

test('a collector that hangs keeps nobody from anything', async ({ page }) => {
  await page.clock.install();
  await page.route(`${COLLECTOR}/webid`, () => undefined);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('has given no web id'),
  );
  const asked = page.waitForRequest(`${COLLECTOR}/webid`);
  await page.goto('/');
  await waitForHydration(page);
  await asked;
  await page.clock.runFor(5000);
  await logged;
  // Without a web id, and without waiting for one.
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载电脑版' }).press('Enter');
  await (await started).cancel();
  expect(problems).toEqual([]);
});

test('a collector that answers HTML is logged, and the page lives on', async ({ page }) => {
  await page.route(`${COLLECTOR}/*`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'text/html',
      body: '<!doctype html><p>Gateway</p>',
    }),
  );
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The analytics collector does not answer'),
  );
  await page.goto('/');
  await waitForHydration(page);
  await logged;
  await startDownload(page);
  expect(problems).toEqual([]);
});

test.describe('code that does not come', () => {
  // A worker has kept it from the visit before.
  test.use({ serviceWorkers: 'block' });

  test('is logged, and the page lives on', async ({ page }) => {
    const address = await sdkAddress(page);
    await page.route(address, (route) => route.abort());
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('Analytics has not started'),
    );
    await page.reload();
    await logged;
    await waitForHydration(page);
    await startDownload(page);
    expect(problems).toEqual([]);
  });
});
