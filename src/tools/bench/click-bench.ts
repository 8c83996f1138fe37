import type { Browser, Page } from '@playwright/test';
import { matchRoute, routes, VARIANTS, type RouteName } from '../../routes';
import { visitedPages, WINDOWS } from '../sample-pages';
import { percentile } from './figures';

/** Times from clicks until their page is seen, in milliseconds. */
export interface ClickTimes {
  readonly p50: number;
  readonly p75: number;
  readonly worst: number;
  readonly count: number;
}

declare global {
  interface Window {
    /** Result of {@link timeClicks}: from the last click to the end of the frame that shows the page. */
    clickTime?: number | undefined;
  }
}

/** Clicks on one page at most. */
const MOST_CLICKS = 4;

/** Times each click until a page with another heading is drawn. Runs in the page, before anything of it. */
export function timeClicks(): void {
  let stop = (): void => undefined;
  const follow = ({ timeStamp }: MouseEvent): void => {
    stop();
    window.clickTime = undefined;
    const from = window.location.pathname;
    const heading = document.querySelector('h1');
    const name = heading?.textContent;
    const observer = new MutationObserver(() => {
      const next = document.querySelector('h1');
      const isSame = next === heading && next?.textContent === name;
      if (next === null || isSame || window.location.pathname === from) return;
      observer.disconnect();
      // The frame that shows the heading ends before the next task.
      requestAnimationFrame(() => {
        setTimeout(() => {
          window.clickTime = performance.now() - timeStamp;
        });
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    stop = () => {
      observer.disconnect();
    };
  };
  window.addEventListener('click', follow, { capture: true });
}

/** The kind of a prebuilt page; undefined for others, which have more to fetch once they are shown. */
function kindOf(path: string): RouteName | undefined {
  const name = matchRoute(path)?.name;
  return name !== undefined && routes[name].made === 'prebuilt' ? name : undefined;
}

/** Lists paths of visible links to prebuilt pages, one of each other kind, those of the contents first. */
async function linksOf(page: Page): Promise<string[]> {
  const paths = await page
    .locator('main a[href^="/"]:visible')
    .or(page.locator('header a[href^="/"]:visible'))
    .evaluateAll((links) =>
      links
        .sort((a, b) => Number(b.closest('main') !== null) - Number(a.closest('main') !== null))
        // A link is found again by its path: one with a query or fragment is left out.
        .flatMap((link) => {
          const href = link.getAttribute('href') ?? '';
          return /[?#]/.test(href) ? [] : href;
        }),
    );
  const byKind = new Map<RouteName, string>();
  const own = kindOf(new URL(page.url()).pathname);
  for (const path of paths) {
    const kind = kindOf(path);
    if (kind !== undefined && kind !== own && !byKind.has(kind)) byKind.set(kind, path);
  }
  return [...byKind.values()].slice(0, MOST_CLICKS);
}

/** Clicks on a link whose page has been fetched. @returns how long it took until that page was seen */
async function click(page: Page, path: string, slowdown: number): Promise<number> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate((to) => window.___loader.loadPage(to).then(() => undefined), path);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await link.click();
  const time = await page.waitForFunction(() => window.clickTime);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return time.evaluate((value) => value ?? NaN);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
  await page.waitForLoadState('networkidle');
}

/** Clicks through one page, which is loaded anew before each click: none profits from what the last one left. */
async function clickThrough(page: Page, address: string, slowdown: number): Promise<number[]> {
  await open(page, address);
  const times: number[] = [];
  for (const path of await linksOf(page)) {
    if (times.length > 0) await open(page, address);
    times.push(await click(page, path, slowdown));
  }
  return times;
}

/**
 * Clicks on links of every kind of page, on desks and phones, whose pages have been fetched ahead, and takes the time from
 * each click to the end of the frame that shows the new page's heading.
 * @param url of the served site, without a slash at its end
 * @param slowdown of the processor: 4 is a slow phone on this machine
 */
export async function benchClicks(
  browser: Browser,
  url: string,
  slowdown = 1,
): Promise<ClickTimes> {
  const times: number[] = [];
  for (const variant of VARIANTS) {
    const context = await browser.newContext({ viewport: WINDOWS[variant] });
    try {
      const page = await context.newPage();
      // What esbuild, which compiles the tools, calls around named functions.
      await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
      await page.addInitScript(timeClicks);
      for (const visited of visitedPages) {
        if (visited.locale !== 'zh' || visited.variant !== variant) continue;
        times.push(...(await clickThrough(page, url + visited.address, slowdown)));
      }
    } finally {
      await context.close();
    }
  }
  return {
    p50: percentile(times, 0.5),
    p75: percentile(times, 0.75),
    worst: percentile(times, 1),
    count: times.length,
  };
}
