import { expect, test, type Page } from '@playwright/test';
import { z } from 'zod';
import { browsers } from '../../features/download/testing/user-agents';
import {
  adReport,
  apiBaseUrl,
  CORS,
  eventsOf,
  FILES,
  IP,
  linkOf,
  newChannel,
  onPhone,
  openDownloads,
  PHONE,
  siteUrl,
  SDK,
  stopClock,
  urlsOf,
  watchDownloads,
} from '../downloads';
import { apiPath } from '../users';
import { watchProblems } from '../page-monitor';
import { NEW_VISITOR } from '../storage-states';

test.use({ storageState: NEW_VISITOR });

test.describe('for a phone', () => {
  test.use(onPhone);

  const callsSchema = z.object({
    payload: z.object({
      list: z.array(
        z.object({
          name: z.string(),
          appKey: z.string(),
          data: z.record(z.string(), z.string()),
        }),
      ),
    }),
  });
  /** Fetches the calls that pages of a channel have made to the install SDK. */
  const calls = async (page: Page, channel: string) => {
    const answer = await page.request.get(`${apiBaseUrl}/sandbox/install-sdk/calls`);
    return callsSchema
      .parse(await answer.json())
      .payload.list.filter(({ data }) => data.channel === channel);
  };

  test('the install SDK comes with the first approach, and takes over', async ({ page }) => {
    const check = watchProblems(page);
    const channel = newChannel();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.route(IP, (route) => route.fulfill({ headers: CORS, json: { ip: '203.0.113.7' } }));
    await openDownloads(page, `/m/?channel=${channel}&track_id=t#app`);
    expect(scripts).not.toContain(SDK);
    const started = watchDownloads(page);
    const report = page.waitForRequest(apiPath('huobanAdReport'));
    await linkOf(page, PHONE).click();
    await expect.poll(() => urlsOf(started)).toEqual([`${FILES}/youban-installed.apk`]);
    const data = { channel, track_id: 't' };
    await expect
      .poll(() => calls(page, channel))
      .toEqual(['init', 'wakeupOrInstall'].map((name) => ({ name, appKey: 'sandbox', data })));
    expect((await report).postDataJSON()).toEqual(await adReport(page, '203.0.113.7'));
    await expect.poll(() => eventsOf(page, channel, 'download_mobile')).toHaveLength(1);
    // It is initialised once.
    await linkOf(page, PHONE).click();
    await expect
      .poll(async () => (await calls(page, channel)).map(({ name }) => name))
      .toEqual(['init', 'wakeupOrInstall', 'wakeupOrInstall']);
    check();
  });

  test('an IP lookup that hangs holds up the report for 10 s, and the file not at all; nor does a report that is refused', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(IP, () => undefined);
    await page.route(SDK, (route) => route.fulfill({ status: 404 }));
    await page.route(apiPath('huobanAdReport'), (route) =>
      route.fulfill({ status: 503, headers: CORS }),
    );
    await openDownloads(page, '/m/#app');
    const asked = page.waitForRequest(IP);
    const report = page.waitForRequest(apiPath('huobanAdReport'));
    await stopClock(page);
    const started = page.waitForEvent('download');
    await linkOf(page, PHONE).click();
    await started;
    await asked;
    await page.clock.runFor(10_000);
    expect((await report).postDataJSON()).toEqual(await adReport(page, ''));
    await (await report).response();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('it fits a window of 320 px in every language', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const prefix of ['', '/en', '/ja']) {
      await openDownloads(page, `${prefix}/m/#app`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});

test.describe('inside of WeChat', () => {
  const userAgent = browsers.find(([name]) => name === 'WeChat on Android')?.[1];
  test.use({ ...onPhone, userAgent });

  test('a click shows the way out instead of a download', async ({ page }) => {
    const check = watchProblems(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openDownloads(page, '/m/?channel=wx#app');
    const started = watchDownloads(page);
    await linkOf(page, PHONE).click();
    const dialog = page.getByRole('dialog', { name: '换个浏览器就能下载' });
    await expect(dialog).toContainText('右上角的 ··· 菜单');
    await expect(dialog.getByLabel('本页地址')).toHaveValue(`${siteUrl}/m/?channel=wx#app`);
    await dialog.getByRole('button', { name: '复制本页地址' }).click();
    await expect(dialog.getByRole('status')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(linkOf(page, PHONE)).toBeFocused();
    expect(started).toEqual([]);
    check();
  });
});
