import type { BenchKind } from '../bench-kind';
import { openLine } from '../chat/line';
import { median, percentile } from '../figures';
import { openBrowser, serveSite } from '../first-view/open-site';
import { interactions } from '../interact/interactions';
import { longestWait } from '../interact/measure-waits';

/**
 * Used by whoever changes what answers a visitor, before the change lands.
 * Times what visitors do most on a phone with a quarter of the speed: the longest time from an input to the next frame.
 */
export const interact: BenchKind = {
  name: 'interact',
  measure: async ({ options, scope, report, log }) => {
    const site = await serveSite(scope, options.site);
    const { url: line } = await openLine(scope);
    const browser = await openBrowser(scope);
    const longest: number[] = [];
    for (const { name, open, act } of interactions) {
      const waits: number[] = [];
      for (let round = 0; round < options.rounds; round += 1) {
        const page = await open({ browser, site, line });
        waits.push(await longestWait(page, () => act(page)));
        await page.context().close();
      }
      const value = median(waits);
      longest.push(value);
      report([{ table: 'interact', row: name, column: 'longest wait', unit: 'ms', value }]);
      log(`interact, ${name}: done`);
    }
    const value = percentile(longest, 0.75);
    report([{ table: 'interact', row: 'all', column: 'three of four', unit: 'ms', value }]);
  },
};
