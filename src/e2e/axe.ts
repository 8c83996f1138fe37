import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForTwoFrames } from './page-monitor';

/**
 * Axe over the page; only what is wrong is worked out in full. What is called its legacy mode looks at the page in one go: the
 * other carries what each frame has found to a second page, which takes twice the time, and no page has frames.
 */
function axeOver(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // No part of axe's default, although WCAG 2.2 asks for it (success criterion 2.5.8).
    rules: { 'target-size': { enabled: true } },
  });
}

/** Waits until the page stands still in its new colours: axe would measure what is half faded in. */
async function settle(page: Page): Promise<void> {
  await waitForTwoFrames(page);
  await page.evaluate(async () => {
    // What follows the scroll position, or never ends, has no moment to wait for.
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

async function expectNothing(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    what,
  ).toEqual([]);
}

/**
 * Fails for anything that axe finds on the page as it is now. Motion is reduced, because axe would measure the colours
 * of transitions.
 * @param isDarkToo whether the colours of the dark scheme are looked at as well; colours are the same in each language
 */
export async function expectAccessible(page: Page, isDarkToo: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await settle(page);
  await expectNothing(axeOver(page), 'light');
  if (!isDarkToo) return;
  // The dark scheme is the same document in other colours.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settle(page);
  await expectNothing(axeOver(page).withRules(['color-contrast']), 'dark');
}
