import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { placePath } from '../../routes';
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

/** Colours are the same in each language. */
const isInChinese = (address: string): boolean => placePath(address).locale === 'zh';

/** Two frames: the first one draws the colours. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

const expectNothing = async (axe: AxeBuilder, what: string): Promise<void> => {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    what,
  ).toEqual([]);
};

for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    if (address.includes('/m/')) await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await drawn(page);
    await expectNothing(new AxeBuilder({ page }), 'light');
    if (!isInChinese(address)) return;
    // The dark scheme is the same document in other colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    await drawn(page);
    await expectNothing(new AxeBuilder({ page }).withRules(['color-contrast']), 'dark');
  });
}
