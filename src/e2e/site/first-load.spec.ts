import { expect, test, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { PICTURES_KB } from '../../tools/bench/budgets';
import { shareOf } from '../../testing/nightly';
import { PIXEL_RATIO, sampledPages, visitedPages, WINDOWS } from '../../tools/sample-pages';
import { waitForFirstView, waitForHydration, waitForTwoFrames } from '../page-monitor';
import { expectAtScreen, topOf } from '../home-screens';
import { packagesOf, watchScripts } from '../page-scripts';

/** Packages for later: dialogs, carousels, codes, forms, answers of servers. */
const LATER =
  /^(@radix-ui\/.*|radix-ui|embla-carousel.*|qrcode\.react|react-hook-form|@hookform\/.*|zod|@apollo\/.*|rxjs|graphql|@noble\/hashes|@datarangers\/.*)$/;

/** They show what the browser keeps, which is read as soon as their scripts run. */
const OF_THE_BROWSER = ['compare', 'shelf'];

function isForLater(name: string, kind: string): boolean {
  return LATER.test(name) && !(name === 'zod' && OF_THE_BROWSER.includes(kind));
}

/** The page never has a quiet moment: what waits for one does not come. */
function stayBusy(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Fails when the page of a kind has run a package that is for later. */
async function expectNothingForLater(
  page: Page,
  scripts: readonly string[],
  kind: string,
): Promise<void> {
  const packages = await packagesOf(page, scripts);
  expect(packages).toContain('react-dom');
  expect([...packages].filter((name) => isForLater(name, kind))).toEqual([]);
}

// Both variants of a page but home are one entry; those with pictures are looked at on a phone, for both.
const pages = sampledPages.filter(
  ({ kind, variant }) => variant === 'pc' && (kind === 'home' || PICTURES_KB[kind] === undefined),
);

const pagesWithPictures = visitedPages.filter(
  ({ kind, locale, variant }) =>
    PICTURES_KB[kind] !== undefined && locale === 'zh' && variant === 'm',
);

for (const { kind, address } of shareOf(pages)) {
  test(`${kind} (${address}) runs no code that is for later`, async ({ page }) => {
    await stayBusy(page);
    const scripts = watchScripts(page);
    await page.goto(address);
    await waitForFirstView(page);
    await page.waitForLoadState('networkidle');
    await expectNothingForLater(page, scripts(), kind);
  });
}

test('a cold load of a game asks for nothing but its own files before a quiet moment', async ({
  page,
  baseURL,
}) => {
  await stayBusy(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(baseURL ?? '', '')));
  await page.goto('/game-library/lantern-city/');
  await waitForFirstView(page);
  await page.waitForLoadState('networkidle');
  const html = await (await page.request.get('/game-library/lantern-city/')).text();
  const stats: unknown = await (await page.request.get('/webpack.stats.json')).json();
  const { assetsByChunkName } = z
    .object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) })
    .parse(stats);
  const scripts = assetsByChunkName['component---src-templates-game-tsx'] ?? [];
  const own = [
    '/game-library/lantern-city/',
    '/page-data/app-data.json',
    '/page-data/game-library/lantern-city/page-data.json',
    ...scripts.map((file) => `/${file}`),
  ];
  const others = asked.filter((address) => !own.includes(address) && !html.includes(address));
  expect(others).toEqual([]);
});

test('what is for later comes with the first click', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts = watchScripts(page);
  await page.goto('/m/');
  await waitForHydration(page);
  await page.getByRole('button', { name: '菜单' }).click();
  await expect(page.getByRole('dialog', { name: '菜单' })).toBeVisible();
  const packages = await packagesOf(page, scripts());
  expect([...packages].filter((name) => LATER.test(name))).toContain('@radix-ui/react-dialog');
});

/** Bytes of the pictures within the first two screens: the browser fetches them at once, wherever it draws the line. */
function bytesOfPictures(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const near = [...document.querySelectorAll('img')].filter((image) => {
      const { top, left, right, width } = image.getBoundingClientRect();
      return width > 0 && right > 0 && left < innerWidth && top < 2 * innerHeight;
    });
    await Promise.all(near.map((image) => image.decode()));
    const addresses = new Set(near.map(({ currentSrc }) => currentSrc));
    return performance
      .getEntriesByType('resource')
      .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? entry : []))
      .filter(({ name }) => addresses.has(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

test.describe('on a phone with many pixels', () => {
  test.use({
    viewport: WINDOWS.m,
    deviceScaleFactor: PIXEL_RATIO.m,
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const { kind, address } of shareOf(pagesWithPictures)) {
    const most = PICTURES_KB[kind] ?? 0;
    test(`the first screens of ${kind} take pictures that fit, and run no code that is for later`, async ({
      page,
    }) => {
      await stayBusy(page);
      const scripts = watchScripts(page);
      await page.goto(address);
      await waitForFirstView(page);
      await page.waitForLoadState('networkidle');
      await expectNothingForLater(page, scripts(), kind);
      expect((await bytesOfPictures(page)) / 1000).toBeLessThan(most);
    });
  }
});

/** Fails unless the ring is the system's, and what folds looks like a button. */
async function expectSystemColours(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const found = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'Highlight';
    document.body.append(probe);
    const highlight = getComputedStyle(probe).color;
    probe.remove();
    const focused = getComputedStyle(document.activeElement ?? document.body);
    const summary = document.querySelector('summary') ?? document.body;
    return {
      isHighlight: focused.outlineColor === highlight && focused.outlineStyle === 'solid',
      border: getComputedStyle(summary).borderTopWidth,
    };
  });
  expect(found).toEqual({ isHighlight: true, border: '1px' });
}

/** Fails when something on the page moves without being asked to. */
async function expectStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        document.getAnimations().flatMap(({ playState }) => (playState === 'running' ? 1 : [])),
      ),
    )
    .toEqual([]);
}

/** Fails unless what has this name has a border that is seen. */
async function expectBorder(page: Page, name: string): Promise<void> {
  const button = page.getByText(name).or(page.getByLabel(name)).first();
  const { width, style, isSeen } = await button.evaluate((element) => {
    const box = element.closest('a, button') ?? element;
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
      getComputedStyle(box);
    return {
      width: parseFloat(borderTopWidth),
      style: borderTopStyle,
      isSeen: borderTopColor !== backgroundColor && !borderTopColor.endsWith(', 0)'),
    };
  });
  expect([width >= 1, style, isSeen], name).toEqual([true, 'solid', true]);
}

test.describe('with reduced motion and forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

  for (const { address, names } of [
    { address: '/', names: ['认识搭子', '逛逛知识库', '下载电脑版', '聊聊', '看段短片'] },
    { address: '/activity/', names: ['看看这款游戏'] },
    { address: '/game-library/lantern-city/', names: ['去见阿弦'] },
    { address: '/m/', names: ['菜单', '下载手机版'] },
  ]) {
    test(`nothing moves by itself on ${address}, and what looks like a button has a border`, async ({
      page,
    }) => {
      if (address === '/m/') await page.setViewportSize(WINDOWS.m);
      await page.goto(address);
      await waitForHydration(page);
      await expectStill(page);
      if (address === '/') {
        await test.step('a step does not glide', async () => {
          await page.keyboard.press('PageDown');
          await waitForTwoFrames(page);
          expect(await topOf(page, 'partners')).toBe(0);
          await expectAtScreen(page, 'partners');
        });
      }
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await waitForTwoFrames(page);
      for (const name of names) await expectBorder(page, name);
      if (address === '/activity/') await expectSystemColours(page);
    });
  }
});
