import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { SAMPLE, visitedPages } from '../../tools/sample-pages';
import { hydrated } from '../watch-page';

const shells = [
  `/game-partner/detail-${SAMPLE.partner}`,
  `/m/game-partner/story-${SAMPLE.partner}`,
  `/en/game-partner/chat-${SAMPLE.partner}`,
  `/ja/m/game-partner/game-list-${SAMPLE.partner}`,
  '/en/profile/',
  '/ja/game-library/search/?searchValue=a',
  '/m/nope',
];

const addresses = [...visitedPages.map(({ address }) => address), ...shells];

// What is on its way from one colour to another has neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    if (address.includes('/m/')) await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Two frames: the first one draws the colours.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        colorScheme,
      ).toEqual([]);
    }
  });
}
