import { expect, test, type Locator } from '@playwright/test';
import {
  consentButton,
  waitForAnalyticsEvent,
  arrivedEvents,
  startDownload,
  analyticsStorageKeys,
  newMark,
  consentNotice,
  PAGE_VIEW,
  toCollector,
} from '../collector';
import { SAMPLE } from '../../tools/sample-pages';
import { expectNoShift, shiftsOf, watchShifts } from '../layout-shift';
import { bringAnalytics, waitForHydration, watchProblems } from '../page-monitor';
import { NEW_VISITOR } from '../storage-states';

test.use({ storageState: NEW_VISITOR });
test.beforeEach(({ page }) => bringAnalytics(page));

/** The button in the footer that opens the notice again. */
const SETTINGS = '访问统计';

async function lowerEdgeOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box!.y + box!.height;
}

test('the notice asks without moving anything, covers nothing of the foot, and is gone once it is answered', async ({
  page,
}) => {
  const check = watchProblems(page);
  await watchShifts(page);
  await page.setViewportSize({ width: 320, height: 568 });
  // Its English is the longest.
  await page.goto('/en/m/');
  const box = await consentNotice(page).boundingBox();
  // Three lines, and the answers below them.
  expect(box?.height).toBeLessThan(105);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const buttons = await consentNotice(page).getByRole('button').all();
  const sizes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(sizes).toHaveLength(2);
  expect(sizes[0]?.width).toBeCloseTo(sizes[1]?.width ?? 0, 0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.locator('footer').getByRole('link').last();
  await expect.poll(() => lowerEdgeOf(last)).toBeLessThanOrEqual(box!.y);
  expect(await shiftsOf(page)).toEqual([]);
  await consentButton(page, 'OK').click();
  await expect(consentNotice(page)).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await expect(consentNotice(page)).toBeHidden();
  check();
});

for (const { width, height, address, last } of [
  { width: 1280, height: 720, address: '/', last: '#top a[href="#app"]' },
  { width: 390, height: 844, address: `/m/game-partner/chat-${SAMPLE.partner}`, last: 'textarea' },
]) {
  test(`the notice has its room on ${address} before it comes, and covers nothing`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height });
    await page.goto(address);
    const lowest = page.locator(last);
    await expect(lowest).toBeVisible();
    await expect(consentNotice(page)).toBeVisible();
    // It slides in.
    await expect.poll(() => lowerEdgeOf(consentNotice(page))).toBe(height);
    const notice = await consentNotice(page).boundingBox();
    expect(await lowerEdgeOf(lowest)).toBeLessThanOrEqual(notice!.y);
    await expectNoShift(page);
  });
}

test('declined: nothing is sent or kept any more, here, on the next page and in other tabs', async ({
  page,
  context,
  request,
}) => {
  const mark = newMark();
  const check = watchProblems(page);
  await page.goto(`/?${mark}&utm_source=friend`);
  const second = await context.newPage();
  await second.goto(`/activity/?${mark}`);
  await waitForAnalyticsEvent(request, mark, PAGE_VIEW, 2);
  expect(await analyticsStorageKeys(page)).toEqual(
    expect.arrayContaining(['__tea_cache_tokens_100001', '_tea_utm_cache_100001']),
  );
  await expect(consentNotice(second)).toBeVisible();
  await consentButton(page, '关掉').click();
  await expect(consentNotice(page)).toBeHidden();
  await expect(consentNotice(second)).toBeHidden();
  expect(await analyticsStorageKeys(page)).toEqual([]);
  expect(await analyticsStorageKeys(second)).toEqual([]);
  const made = [toCollector(page), toCollector(second)];
  await startDownload(page);
  // Leaving a page would send what waits.
  await second.close({ runBeforeUnload: true });
  await page.reload();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(await analyticsStorageKeys(page)).toEqual([]);
  expect(made).toEqual([[], []]);
  expect(await arrivedEvents(request, mark)).toHaveLength(2);
  check();
});

test('withdrawn and given again by the link in the footer', async ({ page, request }) => {
  const mark = newMark();
  const check = watchProblems(page);
  await page.goto(`/activity/?${mark}`);
  const { web_id } = await waitForAnalyticsEvent(request, mark, PAGE_VIEW);
  await consentButton(page, '好的').click();
  const settings = page.locator('footer').getByRole('button', { name: SETTINGS });
  await settings.click();
  await expect(consentNotice(page)).toBeFocused();
  await expect(consentNotice(page)).toContainText('访问统计现在开着');
  await page.keyboard.press('Escape');
  await expect(consentNotice(page)).toBeHidden();
  await expect(settings).toBeFocused();
  await settings.click();
  await consentButton(page, '停止统计').click();
  await expect(consentNotice(page)).toBeHidden();
  expect(await analyticsStorageKeys(page)).toEqual([]);
  await settings.click();
  await expect(consentNotice(page)).toContainText('访问统计现在关着');
  await consentButton(page, '开启统计').click();
  // Somebody new, without a reload.
  expect((await waitForAnalyticsEvent(request, mark, PAGE_VIEW, 2)).web_id).not.toBe(web_id);
  check();
});

test('where storage is forbidden it runs, and the answer lasts as long as the page', async ({
  page,
  request,
}) => {
  const mark = newMark();
  const check = watchProblems(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`/?${mark}`);
  await waitForAnalyticsEvent(request, mark, PAGE_VIEW);
  await consentButton(page, '关掉').click();
  await expect(consentNotice(page)).toBeHidden();
  const made = toCollector(page);
  await startDownload(page);
  expect(made).toEqual([]);
  check();
});
