import { expect, test, type Page } from '@playwright/test';
import { waitForHydration, watchProblems } from '../page-monitor';

function follow(page: Page, name: string): Promise<void> {
  return page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click();
}

test('links carry the query beneath their own, and back and forward lead to what was', async ({
  page,
}) => {
  // The data of a page is asked for without it.
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/page-data.json')) asked.push(search);
  });
  await page.goto('/?channel=store-7&track_id=t1');
  await waitForHydration(page);
  await follow(page, '活动');
  await expect(page).toHaveURL('/activity/?channel=store-7&track_id=t1');
  // The address changes a moment before the page and its header do.
  await expect(page.getByRole('heading', { level: 1, name: '活动' })).toBeVisible();
  await page.getByRole('banner').locator('[name=searchValue]').fill('灯');
  await page.getByRole('banner').locator('[name=searchValue]').press('Enter');
  const found = '/game-library/search/?channel=store-7&track_id=t1&searchValue=%E7%81%AF';
  await expect(page).toHaveURL(found);
  await follow(page, '关于我们');
  await expect(page).toHaveURL('/about-us/?channel=store-7&track_id=t1&searchValue=%E7%81%AF');
  await page.goBack();
  await expect(page).toHaveURL(found);
  await page.goBack();
  await expect(page).toHaveURL('/activity/?channel=store-7&track_id=t1');
  await page.goBack();
  await expect(page).toHaveURL(/\/\?channel=store-7&track_id=t1(#.*)?$/);
  await page.goForward();
  await expect(page).toHaveURL('/activity/?channel=store-7&track_id=t1');
  expect(new Set(asked)).toEqual(new Set(['']));
});

test('a new search takes the place of the one that was carried, an empty one clears it', async ({
  page,
}) => {
  await page.goto('/about-us/?channel=a&searchValue=old');
  await waitForHydration(page);
  await page.getByRole('banner').locator('[name=searchValue]').fill('new');
  await page.getByRole('banner').locator('[name=searchValue]').press('Enter');
  await expect(page).toHaveURL('/game-library/search/?channel=a&searchValue=new');
  await page.getByRole('main').locator('[name=searchValue]').fill('');
  await page.getByRole('main').locator('[name=searchValue]').press('Enter');
  await expect(page).toHaveURL('/game-library/search/?channel=a');
});

test('the fragment stays, and following a link to the open page adds no entry', async ({
  page,
}) => {
  await page.goto('/game-library/lantern-city/?channel=a');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/game-library/lantern-city/?channel=a');
  await page.evaluate(() => {
    window.location.hash = 'roles';
  });
  const before = await page.evaluate(() => history.length);
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/ja/game-library/lantern-city/?channel=a#roles');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('a switch of the variant keeps query and fragment', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/activity/?channel=a&x=%E7%81%AF#%E7%81%AF');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '电脑版' }).click();
  await expect(page).toHaveURL('/activity/?channel=a&x=%E7%81%AF#%E7%81%AF');
});

test('a link in a tab of its own goes on with the query', async ({ page, context }) => {
  await page.goto('/about-us/?channel=a&utm_source=b');
  await waitForHydration(page);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '活动' })
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/activity/?channel=a&utm_source=b');
  await waitForHydration(tab);
});

test('channel and track_id survive the way over a script-free file, which gets no query', async ({
  page,
}) => {
  await page.goto('/about-us/?channel=a&track_id=b&x=1');
  await waitForHydration(page);
  await page.goto('/terms.html');
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(page).toHaveURL('/?channel=a&track_id=b');
  await waitForHydration(page);
  await follow(page, '活动');
  await expect(page).toHaveURL('/activity/?channel=a&track_id=b');
});

test('a query of 4,000 characters, a channel that is a script and a fragment in Chinese go along as they are', async ({
  page,
}) => {
  const check = watchProblems(page);
  const long = 'x'.repeat(4000);
  const query = `?channel=%3Cscript%3Ealert%281%29%3C%2Fscript%3E&long=${long}`;
  await page.goto(`/game-library/?channel=<script>alert(1)</script>&long=${long}#灯`);
  await waitForHydration(page);
  await follow(page, '活动');
  await expect(page).toHaveURL(`/activity/${query}`);
  await expect(page.locator('h1')).toHaveText('活动');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`^[^#]+/game-library/[^#]+#${encodeURI('灯')}$`));
  check();
});
