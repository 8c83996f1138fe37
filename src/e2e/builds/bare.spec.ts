import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { browserEnv } from '../../config/browser-env';
import { BUILD_CHECK_MS } from '../../config/times';
import { buildCopy } from '../../tools/isolated-build/build-copy';
import { test } from './site-folder';
import { startSite, type Site } from '../../tools/serve/site-server';
import { sampledPages } from '../../tools/sample-pages';
import { expectTableHolds } from '../outgoing';
import { NEW_VISITOR } from '../storage-states';
import { waitForHydration, watchDocuments, watchProblems } from '../page-monitor';
import { SANDBOX_BUILD, startDeployment, type Deployment } from './deployment';

let publicDir: string;
let site: Site;

test.beforeAll(async ({ siteFolder }) => {
  const { code, output } = await buildCopy(siteFolder, {
    // The library must come from somewhere; nothing else is set.
    GATSBY_API_BASE_URL: browserEnv.apiBaseUrl,
    // The build with settings draws them, and has encoded the others.
    OG_IMAGES_BUDGET: '0',
    PICTURES: 'quick',
  });
  expect(code, output).toBe(0);
  // Whoever adds a picture or takes another encoder commits what a build has encoded, see src/gatsby/node/art.
  expect(output).toMatch(/Art: \d+ files taken from content\/encoded-art, 0 encoded/);
  publicDir = path.join(siteFolder, 'public');
  site = await startSite({ publicDir, port: 0, quiet: true });
});

test.afterAll(() => site.close());

/** Pages that show settings; the frame is around each of them. */
const kinds = ['home', 'game', 'search', 'legal'];

for (const { kind, locale, variant, address, lang } of sampledPages) {
  if (!kinds.includes(kind)) continue;
  test(`without any setting ${kind}, ${locale}, ${variant} works and promises nothing that is not there`, async ({
    page,
  }) => {
    if (variant === 'm') await page.setViewportSize({ width: 390, height: 844 });
    const check = watchProblems(page);
    await page.goto(site.url + address);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('a[href=""], a:not([href]), a[href*="undefined"]')).toHaveCount(0);
    await expect(page.locator('footer')).not.toContainText('ICP');
    await page.waitForLoadState('networkidle');
    check();
  });
}

test.describe('what leaves the browser', () => {
  test.use({ storageState: NEW_VISITOR });

  test('without any setting, unanswered: it is what the table of reports says', async ({
    page,
  }) => {
    const bare = { url: site.url, api: browserEnv.apiBaseUrl, settings: {} };
    await expectTableHolds(page, bare, 'notice', 'unanswered');
  });
});

/** The build without settings replaces the one with settings while a page of that one is open. */
test.describe('when a build is deployed over another', () => {
  let deployment: Deployment;

  const publishBare = (): Promise<void> => deployment.deploy(publicDir);

  /** Opens a page of the first build and waits until its later parts are there. */
  const open = async (page: Page, address: string): Promise<string[]> => {
    await page.goto(deployment.url + address);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    return watchDocuments(page);
  };
  const follow = (page: Page, name: string): Promise<void> =>
    page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click();

  test.beforeEach(async () => {
    deployment = await startDeployment(SANDBOX_BUILD);
  });
  test.afterEach(() => deployment.close());

  test('a click ends on the right page, once loaded anew, and goes on without', async ({
    page,
  }) => {
    const documents = await open(page, '/about-us/?channel=a');
    await publishBare();
    await follow(page, '活动');
    await expect(page).toHaveURL(`${deployment.url}/activity/?channel=a`);
    await waitForHydration(page);
    expect(documents).toEqual(['/activity/?channel=a']);
    await follow(page, '游戏知识库');
    await expect(page).toHaveURL(`${deployment.url}/game-library/?channel=a`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual(['/activity/?channel=a']);
  });

  test('a click whose page was fetched ahead, but not its code, keeps query and fragment', async ({
    page,
  }) => {
    const documents = await open(page, '/game-library/?channel=a');
    const link = page.locator('main a[href="/game-library/lantern-city/"]').first();
    const fetched = page.waitForResponse('**/page-data/game-library/lantern-city/page-data.json');
    await page.route('**/component---src-templates-game-tsx-*.js', (route) => route.abort());
    await link.hover();
    await fetched;
    await publishBare();
    await page.unroute('**/component---src-templates-game-tsx-*.js');
    await page.evaluate(() => {
      window.___navigate('/game-library/lantern-city/?x=1#roles');
    });
    await expect(page).toHaveURL(
      `${deployment.url}/game-library/lantern-city/?channel=a&x=1#roles`,
    );
    await waitForHydration(page);
    expect(documents).toEqual(['/game-library/lantern-city/?channel=a&x=1']);
  });

  test('the way back to a page of the old build works', async ({ page }) => {
    await open(page, '/about-us/?channel=a');
    await publishBare();
    await follow(page, '活动');
    await expect(page).toHaveURL(`${deployment.url}/activity/?channel=a`);
    await waitForHydration(page);
    await page.goBack();
    await expect(page).toHaveURL(`${deployment.url}/about-us/?channel=a`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a part that is gone reloads the page once, and what was asked for opens', async ({
    page,
  }) => {
    const documents = await open(page, '/about-us/?channel=a#main');
    await publishBare();
    const entry = page.getByRole('banner').getByRole('button', { name: '登录/注册' });
    // The pointer's coming fetches the part ahead, and reloads nothing: the click would be lost.
    const missing = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await entry.hover();
    await missing;
    await page.evaluate(() => fetch('/', { method: 'HEAD', cache: 'no-store' }));
    expect(documents).toEqual([]);
    await entry.click();
    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
    await expect(page).toHaveURL(`${deployment.url}/about-us/?channel=a#main`);
    expect(documents).toEqual(['/about-us/?channel=a']);
  });

  test('what was typed into the login is not lost', async ({ page }) => {
    const documents = await open(page, '/about-us/');
    const entry = page.getByRole('banner').getByRole('button', { name: '登录/注册' });
    const dialog = page.getByRole('dialog', { name: '登录' });
    await entry.click();
    await dialog.getByLabel('手机号').fill('13800138000');
    await publishBare();
    await dialog.getByRole('button', { name: '关闭' }).click();
    await follow(page, '活动');
    await expect(page).toHaveURL(`${deployment.url}/activity/`);
    await waitForHydration(page);
    await entry.click();
    await expect(dialog.getByLabel('手机号')).toHaveValue('13800138000');
    expect(documents).toEqual(['/activity/']);
  });

  test('a page whose code is nowhere is loaded once more, and never in a loop', async ({
    page,
  }) => {
    const documents = await open(page, '/about-us/');
    await publishBare();
    await page.route('**/component---src-templates-activity-tsx-*.js', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    const gaveUp = page.waitForEvent('console', (message) =>
      message.text().includes('did not load'),
    );
    await follow(page, '活动');
    await gaveUp;
    await expect(page).toHaveURL(`${deployment.url}/activity/`);
    // What the build has drawn is there to be read, and its links lead on.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual(['/activity/']);
    await follow(page, '关于我们');
    await expect(page).toHaveURL(`${deployment.url}/about-us/`);
    await waitForHydration(page);
  });

  test('an open page learns of the new build within the hour and reloads', async ({ page }) => {
    await page.clock.install();
    const known = page.waitForResponse('**/builds/meta/*.json');
    await page.goto(`${deployment.url}/about-us/?channel=a#main`);
    await known;
    const documents = watchDocuments(page);
    await publishBare();
    const reloaded = page.waitForEvent('load');
    await page.clock.fastForward(BUILD_CHECK_MS);
    await reloaded;
    await expect(page).toHaveURL(`${deployment.url}/about-us/?channel=a#main`);
    expect(documents).toEqual(['/about-us/?channel=a']);
  });
});
