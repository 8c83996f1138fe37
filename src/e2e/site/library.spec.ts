import { expect, test } from '@playwright/test';
import { SAMPLE } from '../../tools/sample-pages';
import { expectAccessible } from '../axe';
import { waitForHydration, watchProblems } from '../page-monitor';

const GAME = `/game-library/${SAMPLE.game}/`;

test('what is kept and where reading stopped are on the shelf', async ({ page }) => {
  const check = watchProblems(page);
  await page.goto(GAME);
  await waitForHydration(page);
  await page.getByRole('button', { name: '收藏：万灯城' }).click();
  // What is said keeps clear of a search that is used: its suggestions stand on the other side.
  const toast = page.getByText('已收藏到书架。').locator('..');
  await expect(toast).toBeVisible();
  await page.locator('header input[type="search"]').focus();
  expect((await toast.boundingBox())?.x).toBe(16);
  const third = page.getByRole('article').first().getByRole('region').nth(2);
  const title = await third.getByRole('heading', { level: 2 }).innerText();
  await third.evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('reading')))
    .toContain(`"title":"${title}"`);
  await page.goto('/game-library/shelf/');
  await expect(page.getByRole('region', { name: '继续读' }).getByText(title)).toBeVisible();
  await expect(page.getByRole('region', { name: '收藏' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, true);
  await page
    .getByRole('region', { name: '继续读' })
    .getByRole('link', { name: '万灯城', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  // The home page says so, in the room below its games.
  await page.goto('/');
  const line = page.locator('#games').getByRole('link', { name: '书架上：万灯城' });
  await expect(line).toBeVisible();
  await expect(line).toHaveAttribute('href', '/game-library/shelf/');
  check();
});

const WHITE = 'rgb(255, 255, 255)';

test('tags fade out on the side where there are more of them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/game-library/');
  const tags = page.getByRole('navigation', { name: '标签' });
  const fadeAt = (part: number) =>
    tags.evaluate((row, at) => {
      row.scrollLeft = (row.scrollWidth - row.clientWidth) * at;
      return new Promise<string>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve(getComputedStyle(row).maskPosition.split(' ')[0] ?? '');
          }),
        );
      });
    }, part);
  expect([await fadeAt(0), await fadeAt(0.5), await fadeAt(1)]).toEqual(['-24px', '-12px', '0px']);
  // The last one is seen whole, before the fade of the row's end.
  const room = await tags.evaluate((row) => {
    const last = row.querySelector('li:last-child')?.getBoundingClientRect();
    return row.getBoundingClientRect().right - (last?.right ?? NaN);
  });
  expect(room).toBeGreaterThanOrEqual(24);
});

test('the widest windows have more of the library side by side', async ({ page }) => {
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 1440 });
    const boxes = await page.locator('main li:has(> article)').evaluateAll((cards) =>
      cards.map((card) => {
        const { left, right, top } = card.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    const begin = Math.min(...boxes.map(({ left }) => left));
    const end = Math.max(...boxes.map(({ right }) => right));
    // Behind the featured one and its rows.
    const row = boxes.slice(6).filter(({ top }, _, [first]) => top === first?.top);
    return { contents: Math.round(end - begin), inARow: row.length };
  };
  await page.goto('/game-library/');
  expect(await shown(1440)).toEqual({ contents: 1360, inARow: 3 });
  expect(await shown(1920)).toEqual({ contents: 1360, inARow: 4 });
  expect(await shown(2560)).toEqual({ contents: 1680, inARow: 5 });
});

test('roles stand side by side at an address of their own', async ({ page }) => {
  const check = watchProblems(page);
  await page.goto(`/game-library/game-role-${SAMPLE.game}/`);
  await waitForHydration(page);
  await page.getByRole('link', { name: '对比角色' }).click();
  const columns = page.getByRole('table').getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  // Others of the same game are offered before anything is typed.
  await page.getByRole('combobox', { name: '再加一个角色' }).click();
  await page.getByRole('option').first().click();
  await expect(columns).toHaveCount(3);
  await expectAccessible(page, true);
  await page.goBack();
  await expect(columns).toHaveCount(2);
  check();
});

test('a phone compares four games two at a time, and keeps the choice when it is turned', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(
    '/m/game-library/compare/#game:last-lighthouse,cat-inn,tea-mountain,lantern-city',
  );
  await waitForHydration(page);
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  // Nothing reaches out of the window, and a column has room for words.
  for (const column of await columns.all()) {
    const box = await column.boundingBox();
    expect(box?.width).toBeGreaterThan(110);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(320);
  }
  await page.getByRole('button', { name: '万灯城', exact: true }).click();
  const shown = ['最后的灯塔', '万灯城'];
  await expect(columns.getByRole('link')).toHaveText(shown);
  await expectAccessible(page, true);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(columns).toHaveCount(4);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(columns.getByRole('link')).toHaveText(shown);
  check();
});

test('a filter in the address takes the place of the list, and gives it back', async ({ page }) => {
  const check = watchProblems(page);
  // Whoever clicks while a page scrolls is scrolled elsewhere by the browser that clicks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/game-library/#platform=switch&sort=name');
  await waitForHydration(page);
  // The form, which comes before it, says so too.
  const status = page
    .getByRole('main')
    .getByText(/^共 \d+ 款游戏$/)
    .last();
  await expect(status).toHaveText(/^共 \d+ 款游戏$/);
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await names.count()).toBeLessThan(24);
  await page.getByRole('button', { name: '筛选 1' }).click();
  const two = page.getByRole('button', { name: /^两个人 \d+$/ });
  // The page has scrolled on to make room for the form.
  const found = page.getByRole('article').filter({ visible: true }).first();
  await expect.poll(async () => (await found.boundingBox())?.y).toBeLessThan(530);
  // Its tags are a line high, whatever room its card has.
  const tags = found.getByRole('list');
  expect((await tags.boundingBox())?.height).toBeLessThan(64);
  expect((await tags.getByRole('listitem').first().boundingBox())?.height).toBeLessThan(32);
  await two.click();
  // What was found begins in the upper two thirds of the window, and the choice keeps the focus.
  await expect.poll(async () => (await found.boundingBox())?.y).toBeLessThan(530);
  await expect(two).toBeFocused();
  await expect(page).toHaveURL(/#players=two&platform=switch&sort=name$/);
  await expect(status).toHaveText(/^共 [23] 款游戏$/);
  await expectAccessible(page, true);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(names).toHaveCount(24);
  check();
});

test('on paper a game is its text, and nothing lies on its picture', async ({ page }) => {
  await page.goto(GAME);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: '目录' })).toBeHidden();
  // Paper is as wide as a narrow window.
  await page.setViewportSize({ width: 1000, height: 1000 });
  const offer = page.getByRole('link', { name: '窗口有点窄' });
  await expect(offer).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(offer).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  const picture = await page.locator('[data-hero]').boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
});

test('cards keep a game and choose two for a comparison, those that a filter has found too', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.goto('/game-library/');
  await waitForHydration(page);
  const card = page.getByRole('article').filter({ hasText: '万灯城' }).first();
  const keep = card.getByRole('button', { name: '收藏《万灯城》' });
  await expect(keep).toHaveAttribute('aria-pressed', 'false');
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/game-library\/$/);
  await expect(page.getByRole('link', { name: '我的书架，收藏了 1 个' })).toBeVisible();
  await card.getByRole('button', { name: '对比《万灯城》' }).click();
  const tray = page.getByRole('region', { name: /^已选/ });
  await expect(tray.getByRole('link')).toHaveCount(0);
  // No button is half beneath the header, where it would be too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page, true);
  await page.getByRole('button', { name: '筛选' }).click();
  await page.getByRole('button', { name: /^两个人 \d+$/ }).click();
  await page
    .getByRole('button', { name: /^对比《/, pressed: false })
    .first()
    .click();
  await tray.getByRole('link', { name: '去对比' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(tray).toHaveCount(0);
  check();
});

test('on a phone the buttons of a card stand always and are as large as a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/game-library/');
  await waitForHydration(page);
  // The featured game has a large picture; a row has room for its bookmark.
  for (const [at, count] of [2, 1].entries()) {
    const buttons = page.getByRole('article').nth(at).getByRole('button');
    await expect(buttons).toHaveCount(count);
    for (const button of await buttons.all()) {
      await expect(button).toHaveCSS('opacity', '1');
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }
  // On a white card without a disc.
  await expect(page.getByRole('article').nth(1).getByRole('button')).not.toHaveCSS('color', WHITE);
});

test('every part of a role stands in the column of its page, before and after its code has come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/game-library/role-Info-${SAMPLE.role}/`);
  const widths = () =>
    page
      .locator('main section')
      .evaluateAll((sections) => sections.map((section) => section.clientWidth));
  expect(Math.min(...(await widths()))).toBeGreaterThan(250);
  await waitForHydration(page);
  expect(Math.min(...(await widths()))).toBeGreaterThan(250);
});
