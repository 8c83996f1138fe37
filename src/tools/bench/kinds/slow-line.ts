import pLimit from 'p-limit';
import type { BenchKind } from '../bench-kind';
import { benchedPages, withoutTwins } from '../benched-pages';
import { visit, type Conditions } from '../first-view/first-view';
import { openBrowser, serveSite } from '../first-view/open-site';

/** Phone at the edge of a cell: 50 kbit/s, 800 ms each way and back. */
const EDGE_OF_A_CELL: Conditions = {
  cpuSlowdown: 4,
  latency: 800,
  download: 50_000,
  upload: 20_000,
  connectionType: 'cellular2g',
  timeout: 300_000,
};

/** Pages that are looked at at once: each has a line of its own, for which it waits nearly all of the time. */
const AT_ONCE = 4;

/** First views over a line of the second generation, one visit of each page, of those of two variants the phone's. */
export const slowLine: BenchKind = {
  name: 'slow-line',
  measure: async ({ options, scope, report, log }) => {
    const url = await serveSite(scope, options.site);
    const browser = await openBrowser(scope);
    const limit = pLimit(AT_ONCE);
    const pages = withoutTwins(benchedPages(options.pages));
    await Promise.all(
      pages.map((page) =>
        limit(async () => {
          const view = await visit(browser, url, page, EDGE_OF_A_CELL);
          const place = { table: 'slow-line', row: page.name };
          const seconds = (ms: number) => ms / 1000;
          report([
            { ...place, column: 'first text', unit: 's', value: seconds(view.firstPaint) },
            { ...place, column: 'largest paint', unit: 's', value: seconds(view.largestPaint) },
            { ...place, column: 'shift', unit: '', value: view.shift },
            { ...place, column: 'pictures', unit: 'kB', value: view.pictureBytes / 1000 },
            { ...place, column: 'the rest', unit: 'kB', value: view.otherBytes / 1000 },
          ]);
          log(`slow-line ${page.name}: done`);
        }),
      ),
    );
  },
};
