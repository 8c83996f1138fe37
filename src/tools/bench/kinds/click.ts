import type { BenchKind } from '../bench-kind';
import { benchClicks } from '../click-bench';
import type { Figure } from '../figures';
import { openBrowser, serveSite } from '../first-view/open-site';

/**
 * Used by whoever changes navigation or page transitions, before the change lands.
 * Times clicks on links of every kind of page, whose pages have been fetched ahead.
 */
export const click: BenchKind = {
  name: 'click',
  measure: async ({ options, scope, report }) => {
    const site = await serveSite(scope, options.site);
    const { p50, p75, worst, count } = await benchClicks(await openBrowser(scope), site);
    const place = { table: 'click', row: 'fetched ahead' };
    const times = { half: p50, 'three of four': p75, worst };
    report([
      ...Object.entries(times).map(([column, value]): Figure => ({
        ...place,
        column,
        unit: 'ms',
        value,
      })),
      { ...place, column: 'clicks', unit: '', value: count },
    ]);
  },
};
