import type { BenchKind } from '../bench-kind';
import { openLine } from '../chat/line';
import { median, percentile } from '../figures';
import { openBrowser, serveSite } from '../first-view/open-site';
import { interactions, onEmptyPage, type Interaction, type Served } from '../interact/interactions';
import { longestWait } from '../interact/measure-waits';

/** Gives the middle one of the longest waits of several visits. */
async function waitOf({ open, act }: Interaction, served: Served, rounds: number): Promise<number> {
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await open(served);
    waits.push(await longestWait(page, () => act(page)));
    await page.context().close();
  }
  return median(waits);
}

/**
 * Used by whoever changes what answers a visitor, before the change lands.
 * Times what visitors do most on a phone with a quarter of the speed: the longest time from an input to the next frame,
 * beside that on a page with nothing on it.
 */
export const interact: BenchKind = {
  name: 'interact',
  measure: async ({ options, scope, report, log }) => {
    const site = await serveSite(scope, options.site);
    const { url: line } = await openLine(scope);
    const served = { browser: await openBrowser(scope), site, line };
    const beside = await waitOf(onEmptyPage, served, options.rounds);
    const figure = { table: 'interact', unit: 'ms', beside } as const;
    const waits: number[] = [];
    for (const interaction of interactions) {
      const value = await waitOf(interaction, served, options.rounds);
      waits.push(value);
      report([{ ...figure, row: interaction.name, column: 'longest wait', value }]);
      log(`interact, ${interaction.name}: done`);
    }
    report([{ ...figure, row: 'all', column: 'three of four', value: percentile(waits, 0.75) }]);
  },
};
