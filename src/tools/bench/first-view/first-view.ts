import type { Browser, Page } from '@playwright/test';
import { WINDOWS } from '../../sample-pages';
import type { BenchedPage } from '../benched-pages';
import { median } from '../figures';

/** A served site that is measured beside others. */
export interface Subject {
  readonly name: string;
  readonly url: string;
}

/** The first view of a page. Times in milliseconds. */
export interface FirstView {
  /** Sum of the time by which tasks exceed 50 ms. */
  readonly blocking: number;
  readonly longestTask: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Bytes that came over the line, by what they are. */
  readonly pictureBytes: number;
  readonly otherBytes: number;
}

declare global {
  interface Window {
    firstView?: { -readonly [Key in keyof FirstView]: FirstView[Key] };
  }
}

/** Line and device of a visit. */
export interface Conditions {
  /** How many times slower than this machine. */
  readonly cpuSlowdown: number;
  /** Time of a round trip, in milliseconds. */
  readonly latency: number;
  /** Bits per second. */
  readonly download: number;
  readonly upload: number;
  /** Kind of the line, as the browser tells pages. */
  readonly connectionType: 'cellular2g' | 'cellular3g';
  /** Longest time until the network is quiet, in milliseconds. */
  readonly timeout: number;
}

/** Phone of a quarter of the speed on a line of the third generation. */
const SLOW_PHONE: Conditions = {
  cpuSlowdown: 4,
  latency: 150,
  download: 1_600_000,
  upload: 750_000,
  connectionType: 'cellular3g',
  timeout: 30_000,
};

/** Runs in the page, before anything of it. */
function observe(): void {
  const view = {
    ...{ blocking: 0, longestTask: 0, firstPaint: 0, largestPaint: 0, shift: 0 },
    ...{ pictureBytes: 0, otherBytes: 0 },
  };
  window.firstView = view;
  const each = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  };
  each('longtask', ({ duration }) => {
    view.blocking += duration - 50;
    view.longestTask = Math.max(view.longestTask, duration);
  });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') view.firstPaint = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    view.largestPaint = startTime;
  });
  each('resource', (entry) => {
    if (!(entry instanceof PerformanceResourceTiming)) return;
    const isPicture = /\.(?:avif|webp|jpe?g|png)$/.test(entry.name);
    view[isPicture ? 'pictureBytes' : 'otherBytes'] += entry.transferSize;
  });
  each('layout-shift', (entry) => {
    if ('value' in entry) view.shift += Number(entry.value);
  });
}

async function throttle(
  page: Page,
  { cpuSlowdown, latency, download, upload, connectionType }: Conditions,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download / 8,
    uploadThroughput: upload / 8,
    connectionType,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Looks at a page for the first time until its network is quiet. */
export async function visit(
  browser: Browser,
  site: string,
  page: BenchedPage,
  conditions: Conditions,
): Promise<FirstView> {
  const context = await browser.newContext({
    viewport: WINDOWS[page.variant],
    reducedMotion: 'reduce',
  });
  try {
    const tab = await context.newPage();
    // What esbuild, which compiles the tools, calls around named functions.
    await tab.addInitScript({ content: 'globalThis.__name = (named) => named' });
    await tab.addInitScript(observe);
    await throttle(tab, conditions);
    await tab.goto(site + page.address, {
      waitUntil: 'networkidle',
      timeout: conditions.timeout,
    });
    const view = await tab.evaluate(() => window.firstView);
    if (view === undefined) throw new Error(`${page.address} was not observed`);
    return view;
  } finally {
    await context.close();
  }
}

function medians(views: readonly FirstView[]): FirstView {
  const of = (key: keyof FirstView): number => median(views.map((view) => view[key]));
  return {
    blocking: of('blocking'),
    longestTask: of('longestTask'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    shift: of('shift'),
    pictureBytes: of('pictureBytes'),
    otherBytes: of('otherBytes'),
  };
}

/**
 * Looks at a page of several sites in turn, so that what slows this machine slows all of them.
 * @returns the medians by the subject's name
 */
export async function compareFirstViews(
  browser: Browser,
  subjects: readonly Subject[],
  page: BenchedPage,
  rounds: number,
): Promise<ReadonlyMap<string, FirstView>> {
  const views = new Map(subjects.map(({ name }) => [name, [] as FirstView[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url } of subjects) {
      views.get(name)?.push(await visit(browser, url, page, SLOW_PHONE));
    }
  }
  return new Map(Array.from(views, ([name, all]) => [name, medians(all)]));
}
