import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { SAMPLE, sampledPages } from '../../tools/sample-pages';
import { hydrated } from '../watch-page';

const shells = [
  `/game-partner/detail-${SAMPLE.partner}`,
  `/m/game-partner/story-${SAMPLE.partner}`,
  `/en/game-partner/chat-${SAMPLE.partner}`,
  `/ja/m/game-partner/game-list-${SAMPLE.partner}`,
  '/en/profile/',
  '/m/nope',
];

const pages = [
  ...sampledPages.map(({ address, variant }) => ({ address, isMobile: variant === 'm' })),
  ...shells.map((address) => ({ address, isMobile: address.includes('/m/') })),
];

for (const { address, isMobile } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${address} in ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      });
      const page = await context.newPage();
      await page.goto(address);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await context.close();
    });
  }
}
