import { expect, type Page } from '@playwright/test';
import { browserEnv } from '../config/browser-env';
import { consentRules } from '../config/consent-rules';
import { isReported, reports, type ReportName } from '../config/reports';
import type { SettingName } from '../config/settings';
import { STORAGE_KEYS } from '../config/testing/storage-key-list';
import { endpoints } from '../contract';
import { optionalEndpoints } from '../contract/optional-endpoints';
import { SAMPLE } from '../tools/sample-pages';
import { consentNotice } from './collector';
import { lines } from './chat-page';
import { fillLogin, openLoginDialog, submitLogin, words } from './login-form';
import { bringAnalytics, waitForHydration } from './page-monitor';
import { newPhone } from './users';

type Settings = Readonly<Partial<Record<SettingName, string>>>;

/** A site as a visit meets it. */
export interface VisitedSite {
  readonly url: string;
  /** The API that its pages call. */
  readonly api: string;
  /** The settings it was built with. */
  readonly settings: Settings;
}

export type Answer = 'unanswered' | 'accepted' | 'declined';

const REPORT_NAMES = Object.keys(reports).filter(isReportName);
function isReportName(name: string): name is ReportName {
  return Object.hasOwn(reports, name);
}

/** Tells which report a request is; undefined for what a visitor wants. */
function reportOf(url: string, { api, settings }: VisitedSite): ReportName | undefined {
  return REPORT_NAMES.find((name) => {
    const { to } = reports[name];
    // A script's own calls go to where it lies.
    const starts =
      typeof to === 'string' ? [settings[to]?.replace(/\.js$/, '')] : to.map((path) => api + path);
    return starts.some((start) => start !== undefined && url.startsWith(start));
  });
}

/** Requests that do what a visitor wants: pages, pictures, downloads, and calls of the API that report nothing. */
function isAskedFor(url: string, { url: site, api, settings }: VisitedSite): boolean {
  const { origin, pathname } = new URL(url);
  const wanted = [
    settings.GATSBY_IM_URL,
    settings.GATSBY_DOWNLOAD_PC_URL?.split('{')[0],
    settings.GATSBY_DOWNLOAD_MOBILE_URL,
  ];
  return (
    origin === site ||
    wanted.some((start) => start !== undefined && url.startsWith(start)) ||
    (origin === api &&
      (pathname.startsWith('/pictures/') ||
        Object.values({ ...endpoints, ...optionalEndpoints }).some(
          ({ path }) => path === pathname,
        )))
  );
}

/** Records of one visit, which grow while it lasts. */
interface Recording {
  readonly reported: Set<ReportName>;
  /** Addresses that nobody has asked for and that are no report of the table. */
  readonly strange: Set<string>;
}

function record(page: Page, site: VisitedSite): Recording {
  const recording = { reported: new Set<ReportName>(), strange: new Set<string>() };
  const note = (url: string): void => {
    const report = reportOf(url, site);
    if (report !== undefined) recording.reported.add(report);
    else if (/^(?:http|ws)/.test(url) && !isAskedFor(url, site)) recording.strange.add(url);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return recording;
}

/** Names of what the browser keeps, but for what the site's own table names and what the SDK keeps for an app id. */
async function strangeKeys(page: Page, isAnalyticsAllowed: boolean): Promise<string[]> {
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
  ]);
  const known = new Set<string>([...STORAGE_KEYS, 'lang', '']);
  // Gatsby's, for the way back to where one was on a page.
  const isScroll = (name: string): boolean => name.startsWith('@@scroll|');
  const isSdk = (name: string): boolean => /^(?:__?tea_|_\$utm_)/.test(name);
  return kept.filter(
    (name) => !known.has(name) && !isScroll(name) && !(isAnalyticsAllowed && isSdk(name)),
  );
}

async function answerNotice(page: Page, answer: Answer): Promise<void> {
  await expect(consentNotice(page)).toBeVisible();
  if (answer === 'unanswered') return;
  const [decline, accept] = await consentNotice(page).getByRole('button').all();
  await (answer === 'accepted' ? accept : decline)?.click();
  await expect(consentNotice(page)).toBeHidden();
}

/** Presses the link of a build, if the site has it. */
async function download(page: Page, name: RegExp): Promise<void> {
  const link = page.locator('#app').getByRole('link', { name }).first();
  if ((await link.count()) === 0) return;
  const started = page.waitForEvent('download');
  await link.scrollIntoViewIfNeeded();
  await link.press('Enter');
  await (await started).cancel();
}

async function open(page: Page, site: VisitedSite, address: string): Promise<void> {
  await page.goto(`${site.url}${address}`);
  await waitForHydration(page);
}

/** Visits a whole site: a download, a game, a login, a talk with a partner, and the phone's home with its download. */
async function visit(page: Page, site: VisitedSite): Promise<void> {
  await download(page, /电脑版/);
  await open(page, site, `/game-library/${SAMPLE.game}/`);
  await openLoginDialog(page, words.zh);
  await fillLogin(page, newPhone(), words.zh);
  await submitLogin(page, words.zh).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page, site, `/game-partner/chat-${SAMPLE.partner}`);
  const field = page.getByLabel('写给灵犀');
  await field.fill('你好');
  await field.press('Enter');
  await expect(lines(page, '你好').first()).toBeVisible();
  // What waits to be told is told when a page is left; a request of a page that is gone is not seen here.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site, '/m/');
  await download(page, /手机版/);
}

/**
 * Makes a whole visit and holds every request and everything that was kept against the table of reports.
 * @param answer how the visitor answers the notice
 * @param mode how the site asks
 */
export async function expectTableHolds(
  page: Page,
  site: VisitedSite,
  mode: 'notice' | 'required',
  answer: Answer,
): Promise<void> {
  await bringAnalytics(page);
  await open(page, site, '/?track_id=ad-1');
  await answerNotice(page, answer);
  // What was sent before the answer is another row of the table.
  const recording = record(page, site);
  if (answer === 'unanswered') await page.reload();
  await visit(page, site);
  const isAllowed = consentRules[mode][answer];
  const isSet = (name: SettingName): boolean => site.settings[name] !== undefined;
  const expected = isAllowed ? REPORT_NAMES.filter((name) => isReported(name, isSet)) : [];
  await expect.poll(() => [...recording.reported].sort()).toEqual([...expected].sort());
  expect([...recording.strange]).toEqual([]);
  expect(await strangeKeys(page, isAllowed)).toEqual([]);
}

/** The site that the tests of `site/` visit, built with `.env.sandbox`. */
export const sandboxSite: VisitedSite = {
  url: browserEnv.siteUrl,
  api: browserEnv.apiBaseUrl,
  settings: process.env,
};
