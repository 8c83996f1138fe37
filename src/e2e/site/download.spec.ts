import { expect, test, type Page } from '@playwright/test';
import { MAC, safari } from '../../features/download/testing/user-agents';
import { consentButton, COLLECTOR, DOWNLOAD } from '../collector';
import {
  adReport,
  apiBaseUrl,
  CORS,
  DESK,
  eventsOf,
  FILES,
  IP,
  keepWebIdOnItsWay,
  linkOf,
  newChannel,
  onPhone,
  openDownloads,
  PHONE,
  siteUrl,
  stopClock,
  urlsOf,
  watchDownloads,
} from '../downloads';
import { expectNoShift, watchShifts } from '../layout-shift';
import { apiPath } from '../users';
import { waitForHydration, watchProblems } from '../page-monitor';
import { NEW_VISITOR } from '../storage-states';

test.use({ storageState: NEW_VISITOR });

const WEB_ID = '7390123456789012345';
const HEX = '37333930313233343536373839303132333435';

/** Fails when the downloads are higher than the window, or when something has moved. */
async function expectToFit(page: Page): Promise<void> {
  expect((await page.locator('#app').boundingBox())?.height).toBeLessThanOrEqual(720);
  await expectNoShift(page);
}

test.describe('for a desk', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('the web id that is known is in the address, and in the event', async ({ page }) => {
    const check = watchProblems(page);
    const channel = newChannel();
    await page.route(`${COLLECTOR}/webid`, (route) =>
      route.fulfill({ headers: CORS, json: { e: 0, web_id: WEB_ID } }),
    );
    // Sent with the web id only.
    const told = page.waitForResponse(`${COLLECTOR}/list`);
    await openDownloads(page, `/?channel=${channel}#app`);
    await told;
    await expect(linkOf(page, DESK)).toHaveAttribute('href', `${FILES}/youban-${channel}.exe`);
    const started = watchDownloads(page);
    await linkOf(page, DESK).click();
    const url = `${FILES}/youban-${channel}-${HEX}.exe`;
    await expect.poll(() => urlsOf(started)).toEqual([url]);
    await expect
      .poll(() => eventsOf(page, channel, DOWNLOAD))
      .toMatchObject([{ event_name: 'download_pc', url }]);
    await expect(page.locator('#app').getByRole('status')).toContainText('下载开始了');
    check();
  });

  test('a page that is left meanwhile starts nothing', async ({ page }) => {
    await keepWebIdOnItsWay(page);
    await openDownloads(page, '/#app');
    const started = watchDownloads(page);
    await stopClock(page);
    await linkOf(page, DESK).click();
    await expect(linkOf(page, DESK)).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('banner').getByRole('link', { name: '活动' }).first().click();
    await expect(page).toHaveURL(/\/activity\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(10_000);
    expect(started).toEqual([]);
  });

  test('without analytics it starts at once, and nothing of the address is left open', async ({
    page,
  }) => {
    await watchShifts(page);
    await openDownloads(page, '/?channel=<script>#app');
    await expectToFit(page);
    await consentButton(page, '关掉').click();
    const started = watchDownloads(page);
    await linkOf(page, DESK).click();
    await expect.poll(() => urlsOf(started)).toEqual([`${FILES}/youban-%3Cscript%3E.exe`]);
  });

  test('a visit with a track id is reported to where it came from', async ({ page }) => {
    await page.route(IP, (route) => route.fulfill({ headers: CORS, json: { ip: '203.0.113.7' } }));
    await openDownloads(page, '/?channel=bili&track_id=pbaes.X%2Fy#app');
    const report = page.waitForRequest(apiPath('bilibiliAdReport'));
    await linkOf(page, DESK).click();
    expect((await report).postDataJSON()).toEqual({
      ...(await adReport(page, '203.0.113.7')),
      track_id: 'pbaes.X/y',
    });
    await expect.poll(async () => (await (await report).response())?.status()).toBe(200);
  });

  test('with an empty one nothing is reported', async ({ page }) => {
    const made: string[] = [];
    page.on('request', (request) => made.push(request.url()));
    await openDownloads(page, '/?track_id=#app');
    const started = page.waitForEvent('download');
    await linkOf(page, DESK).click();
    await started;
    await page.waitForLoadState('networkidle');
    expect(made).not.toContain(apiPath('bilibiliAdReport'));
    expect(made).not.toContain(apiPath('huobanAdReport'));
  });

  test('a page that has another build opens beside, and is told of', async ({ page, context }) => {
    const channel = newChannel();
    await openDownloads(page, `/?channel=${channel}#app`);
    const tab = context.waitForEvent('page');
    await linkOf(page, 'AMD 专版').click();
    await expect(await tab).toHaveURL(`${apiBaseUrl}/sandbox/pages/amd`);
    await expect
      .poll(() => eventsOf(page, channel, DOWNLOAD))
      .toMatchObject([{ event_name: 'download_pc', url: `${apiBaseUrl}/sandbox/pages/amd` }]);
  });

  test('the code leads a phone to the downloads, with the channel', async ({ page, browser }) => {
    await watchShifts(page);
    await openDownloads(page, '/en/?channel=bili-7&track_id=a%26b#app');
    const code = page.locator('[data-phone-address]');
    await expect(code.getByRole('img')).toBeVisible();
    await expectToFit(page);
    const address = await code.getAttribute('data-phone-address');
    expect(address).toBe(`${siteUrl}/en/m/?channel=bili-7&track_id=a%26b#app`);
    const phone = await browser.newContext(onPhone);
    const scanned = await phone.newPage();
    await scanned.goto(address!);
    await expect(scanned.locator('#app')).toBeInViewport();
    await expect(scanned).toHaveURL(address!);
    await phone.close();
  });

  test('it fits its screen in Japanese too, and nothing moves when its code comes', async ({
    page,
  }) => {
    await watchShifts(page);
    await openDownloads(page, '/ja/#app');
    await expectToFit(page);
  });

  test.describe('on a Mac', () => {
    test.use({ userAgent: safari(MAC, 'Version/17.4 Safari/605.1.15') });

    test('it says that there is no build, and lets one choose all the same', async ({ page }) => {
      const check = watchProblems(page);
      await openDownloads(page, '/#app');
      const started = watchDownloads(page);
      await linkOf(page, DESK).click();
      await expect.poll(() => urlsOf(started)).toHaveLength(1);
      await linkOf(page, PHONE).click();
      await expect.poll(() => urlsOf(started)[1]).toBe(`${FILES}/youban.apk`);
      check();
    });
  });

  test('where storage and clipboard are forbidden it starts', async ({ page }) => {
    const check = watchProblems(page);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openDownloads(page, '/#app');
    const started = page.waitForEvent('download');
    await linkOf(page, DESK).click();
    expect((await started).url()).toMatch(/\.exe$/);
    check();
  });

  test('where its code does not come, the plain link is followed', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await page.context().route(/\.js(\?|$)/, (route) => route.abort());
    const started = page.waitForEvent('download');
    await linkOf(page, DESK).dispatchEvent('click');
    expect((await started).url()).toBe(`${FILES}/youban-official-website.exe`);
  });
});
