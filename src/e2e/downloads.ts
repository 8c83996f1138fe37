import { expect, type Download, type Page } from '@playwright/test';
import { browserEnv } from '../config/browser-env';
import { chrome } from '../features/download/testing/user-agents';
import { arrivedEvents, COLLECTOR } from './collector';
import { waitForHydration } from './page-monitor';

export const { apiBaseUrl, siteUrl } = browserEnv;
export const FILES = `${apiBaseUrl}/sandbox/download`;
export const IP = `${apiBaseUrl}/sandbox/ip`;
export const SDK = `${apiBaseUrl}/sandbox/install-sdk.js`;
export const CORS = { 'access-control-allow-origin': '*' };

export const DESK = '下载电脑版';
export const PHONE = '下载手机版';
const ANDROID = chrome('Linux; Android 14; Pixel 8', 'Chrome/126.0.0.0 Mobile Safari/537.36');
export const onPhone = {
  viewport: { width: 390, height: 844 },
  userAgent: ANDROID,
  hasTouch: true,
};

let last = 0;
/** A channel that no other test has, also in another process. */
export function newChannel(): string {
  last += 1;
  return `dl-${String(process.pid)}-${String(last)}`;
}

/** A link of the downloads. */
export function linkOf(page: Page, name: string) {
  return page.locator('#app').getByRole('link', { name });
}

/** The message about the visitor's machine, or about the download that was asked for. */
function noteOf(page: Page) {
  return page.locator('#app p', { has: page.getByRole('status') });
}

/** Opens the downloads, and waits for all that they fetch when they come near. */
export async function openDownloads(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.locator('#app').scrollIntoViewIfNeeded();
  await expect(noteOf(page)).not.toBeEmpty();
}

/** The downloads that a page starts from now on. */
export function watchDownloads(page: Page): Download[] {
  const started: Download[] = [];
  page.on('download', (download) => started.push(download));
  return started;
}

export function urlsOf(downloads: readonly Download[]): string[] {
  return downloads.map((download) => download.url());
}

/** Stops the page's clock a little later; from then on it goes only when it is told to. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 60_000);
}

/** Replaces the clock, and leaves what analytics asks for without an answer: the web id stays on its way for good. */
export async function keepWebIdOnItsWay(page: Page): Promise<void> {
  await page.clock.install();
  await page.route(`${COLLECTOR}/**`, () => undefined);
}

/** The parameters of the events of a name that pages of a channel have told analytics. */
export async function eventsOf(page: Page, channel: string, name: string) {
  return (await arrivedEvents(page.request, channel))
    .filter((event) => event.name === name)
    .map(({ params }) => params);
}

/** The body of an ad report from a page, without a track id. */
export async function adReport(page: Page, client_ip: string) {
  const ua = await page.evaluate(() => navigator.userAgent);
  return {
    conv_time: 0,
    idfa: '',
    client_ip,
    model: '',
    ua,
    oaid: '',
    updatetime: 0,
    boottime: 0,
    report_from: 'youban-web',
    ua_xy: ua,
  };
}
