import { expect, type APIRequestContext, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { browserEnv } from '../config/browser-env';

/** Address of the collector in the sandbox. */
export const COLLECTOR = `${browserEnv.apiBaseUrl}/sandbox/analytics`;
const APP = '100001';
export const PAGE_VIEW = 'predefine_pageview';
export const DOWNLOAD = 'official_website_events';

const entrySchema = z.object({
  name: z.string(),
  params: z.record(z.string(), z.unknown()),
  web_id: z.string(),
  user_id: z.string(),
  is_login: z.boolean(),
  url: z.string(),
});
type Entry = z.infer<typeof entrySchema>;
const arrivedSchema = z.object({ payload: z.object({ list: z.array(entrySchema) }) });

let last = 0;
/** A query that no other test's page has, also in another process, and that analytics is told of. */
export function newMark(): string {
  last += 1;
  return `track_id=${Date.now().toString(36)}-${String(process.pid)}-${String(last)}-`;
}

/** Fetches the events that have arrived from pages with this mark. */
export async function arrivedEvents(request: APIRequestContext, mark: string): Promise<Entry[]> {
  const { payload } = arrivedSchema.parse(await (await request.get(COLLECTOR)).json());
  return payload.list.filter(({ url }) => url.includes(mark));
}

/** Waits until so many events of a name have arrived. @returns the latest one */
export async function waitForAnalyticsEvent(
  request: APIRequestContext,
  mark: string,
  name: string,
  count = 1,
): Promise<Entry> {
  const named = async () =>
    (await arrivedEvents(request, mark)).filter((entry) => entry.name === name);
  await expect.poll(async () => (await named()).length, { message: name }).toBe(count);
  const entry = (await named()).at(-1);
  if (!entry) throw new Error(`${name} is gone`);
  return entry;
}

/** Collects the paths that a page asks the collector for from now on. */
export function toCollector(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(COLLECTOR)) made.push(request.url().slice(COLLECTOR.length));
  });
  return made;
}

/** The consent notice, in whatever language; behind an open dialog it has no role, and can be seen all the same. */
export function consentNotice(page: Page) {
  return page.getByRole('region', {
    name: /^(访问统计|Visitor statistics|アクセス統計)$/,
    includeHidden: true,
  });
}

/** A button of the consent notice. */
export function consentButton(page: Page, name: string) {
  return consentNotice(page).getByRole('button', { name, exact: true });
}

/** Everything that the SDK keeps in the browser. */
export function analyticsStorageKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    (app) =>
      [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
      ].filter((name) => name.endsWith(`_${app}`)),
    APP,
  );
}

/** Starts a download: it tells analytics, and the page stays. */
export async function startDownload(page: Page): Promise<void> {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载电脑版' }).press('Enter');
  await (await started).cancel();
}
