import { expect, test, type Locator, type Page } from '@playwright/test';
import { SAMPLE } from '../../tools/sample-pages';
import { holdRequests } from '../hold-requests';
import { waitForTwoFrames, waitForHydration, watchProblems } from '../page-monitor';
import { watchScripts } from '../page-scripts';

const GAME = `/game-library/${SAMPLE.game}/`;

function contentsOf(page: Page): Locator {
  return page.getByRole('navigation', { name: '目录' });
}

function picturesOf(page: Page): Locator {
  const links = page.getByRole('region', { name: '画面' }).getByRole('link');
  return links.filter({ has: page.getByRole('img') });
}

test('the contents mark the section that is read, and lead to each', async ({ page }) => {
  const check = watchProblems(page);
  await page.goto(GAME);
  await waitForHydration(page);
  const current = contentsOf(page).locator('[aria-current="location"]');
  const [stuck, ...names] = await contentsOf(page).getByRole('link').allInnerTexts();
  expect(stuck).toBe('卡住了？');
  expect(names.length).toBeGreaterThan(4);
  const [, second, third] = await page.getByRole('article').first().getByRole('region').all();
  for (const section of [third!, second!]) {
    await section.evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    const name = await section.getByRole('heading', { level: 2 }).innerText();
    await expect(current).toHaveText(name);
  }
  for (const name of names) {
    const link = contentsOf(page).getByRole('link', { name, exact: true });
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    expect(await link.getAttribute('href')).toBe(decodeURI(new URL(page.url()).hash));
    // Beside the text on a desk, where the text next to it is what is read.
    if (name !== '我能玩吗') await expect(current).toHaveText(name);
  }
  await contentsOf(page).getByRole('link', { name: '卡住了？' }).click();
  const fold = page.locator('[data-fold]').first();
  await expect(fold.locator('summary').first()).toBeInViewport();
  // With the heading of its section, which the header does not cover.
  const heading = page.getByRole('region').filter({ has: fold }).getByRole('heading', { level: 2 });
  const top = (await heading.boundingBox())?.y;
  expect(top).toBeGreaterThan((await page.getByRole('banner').boundingBox())?.height ?? NaN);
  await expect(current).toHaveText(await heading.innerText());
  // A jump over everything leaves no stale mark.
  const jumpTo = (top: number): Promise<void> =>
    page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
    }, top);
  await jumpTo(0);
  await expect(current).toHaveCount(0);
  await jumpTo(1e6);
  await expect(current).toHaveText(names.at(-1)!);
  // Its list cuts off what is around a link: the ring is inside.
  await contentsOf(page).getByRole('link').last().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(contentsOf(page).locator(':focus-visible')).toHaveCSS('outline-offset', '-3px');
  check();
});

test('a folded answer opens step by step, and is open when the reader comes back', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.goto(GAME);
  await waitForHydration(page);
  const fold = page.locator('[data-fold]');
  const [hint, nudge, answer] = ['先给个提示', '再推一把', '揭开谜底'].map((name) =>
    fold.getByText(name),
  );
  await expect(nudge!).toBeHidden();
  await hint!.click();
  await nudge!.click();
  await expect(answer!).toBeVisible();
  // What remembers it comes in the page's first quiet moment.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('folds'))).toMatch(/:2$/);
  await page.reload();
  await expect(answer!).toBeVisible();
  await expect(fold).toBeInViewport();
  const name = (await fold.getAttribute('data-fold')) ?? '';
  await page.evaluate((text) => {
    localStorage.setItem('folds', text);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, `${name}:3`);
  await page.reload();
  await expect(fold.locator('details[open]')).toHaveCount(3);
  check();
});

/** A game whose pictures have words, and a part of each. */
const WORDED = '/game-library/cat-inn/';
const COVER_WORDS = '少了正面那堵墙';
const POOL_WORDS = '池子用圆石头围着';

test('a picture opens in the lightbox, which is loaded by the first click, with its line beneath and what is to be seen', async ({
  page,
}) => {
  const check = watchProblems(page);
  const scripts = watchScripts(page);
  await page.goto(WORDED);
  await waitForHydration(page);
  const pictures = picturesOf(page);
  const count = await pictures.count();
  expect(count).toBeGreaterThan(1);
  const first = pictures.first();
  await first.hover();
  await page.waitForLoadState('networkidle');
  const before = scripts().length;
  await first.click();
  const lightbox = page.getByRole('dialog', { name: '九命客栈' });
  const counter = (item: number): Locator =>
    lightbox.getByText(`${String(item)} / ${String(count)}`, { exact: true });
  await expect(counter(1)).toBeVisible();
  const words = lightbox.getByText(POOL_WORDS).locator('..');
  await expect(words).toContainText('三只猫泡在冒热气的露天汤池里');
  expect(scripts().length).toBeGreaterThan(before);
  await expect(lightbox.locator(':focus')).toHaveCount(1);
  // The carousel in it begins with its first frame.
  await waitForTwoFrames(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(2)).toBeVisible();
  await lightbox.getByRole('button', { name: '上一张' }).click();
  await expect(counter(1)).toBeVisible();
  await expect(lightbox.getByRole('img').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(first).toBeFocused();
  const after = scripts().length;
  await pictures.nth(1).press('Enter');
  await expect(counter(2)).toBeVisible();
  expect(scripts()).toHaveLength(after);
  await lightbox.getByRole('button', { name: '关闭' }).click();
  await expect(pictures.nth(1)).toBeFocused();
  await expect(page).toHaveURL(WORDED);
  check();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures of a game are described, and those of its gallery are links to their files', async ({
    page,
    request,
  }) => {
    await page.goto(WORDED);
    for (const link of await picturesOf(page).all()) {
      const response = await request.get((await link.getAttribute('href'))!);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
    const cover = page.getByText(COVER_WORDS);
    await expect(cover).toBeHidden();
    await page.getByText('题图描述').click();
    await expect(cover).toBeVisible();
    await page.getByRole('link', { name: '图片描述' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('九命客栈的画面，用文字说');
    await expect(page.getByText(POOL_WORDS)).toBeVisible();
    await page.getByRole('link', { name: '回到九命客栈' }).click();
    await expect(page).toHaveURL(WORDED);
    await picturesOf(page).first().click();
    await expect(page).toHaveURL(/\/static\/pictures\/.+\.\w+$/);
  });

  test('roles are told apart by what part they play', async ({ page }) => {
    await page.goto(`/game-library/game-role-${SAMPLE.game}/`);
    const chips = page.getByRole('group', { name: '按定位看' });
    const roles = page.getByRole('main').getByRole('article');
    const all = await roles.count();
    for (const chip of (await chips.locator('label').all()).slice(1)) {
      const [name = '', count] = (await chip.locator('span').allInnerTexts()).map((text) =>
        text.trim(),
      );
      await chip.click();
      await expect(chips.getByRole('radio', { checked: true })).toHaveAccessibleName(
        `${name} ${count ?? ''}`,
      );
      await expect(roles).toHaveCount(Number(count));
      expect(Number(count)).toBeLessThan(all);
      await expect(roles.filter({ hasText: name })).toHaveCount(Number(count));
    }
    await chips.getByText('全部').click();
    await expect(roles).toHaveCount(all);
  });
});

test('roles lead to the next one and back', async ({ page }) => {
  const check = watchProblems(page);
  await page.goto(`/game-library/role-Info-${SAMPLE.role}/`);
  await waitForHydration(page);
  const role = page.getByRole('heading', { level: 1 });
  const name = await role.innerText();
  const ways = page.getByRole('navigation', { name: '同一款游戏的角色' });
  const next = ways.getByRole('link', { name: '下一位' });
  const nextName = await next.locator('strong').innerText();
  await next.click();
  await expect(role).toHaveText(nextName);
  const previous = ways.getByRole('link', { name: '上一位' });
  await expect(previous.locator('strong')).toHaveText(name);
  await previous.click();
  await expect(role).toHaveText(name);
  check();
});

test('the pictures of the page about us come as AVIF, and keep their place while they do not come', async ({
  page,
}) => {
  const sendPictures = await holdRequests(page, '**/about-*.{avif,webp}');
  await page.goto('/about-us/', { waitUntil: 'commit' });
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).toHaveCount(3);
  const heightsOf = (): Promise<number[]> =>
    pictures.evaluateAll((images) => images.map((image) => image.clientHeight));
  const before = await heightsOf();
  expect(Math.min(...before)).toBeGreaterThan(200);
  sendPictures();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image) =>
          image instanceof HTMLImageElement && image.naturalWidth > 0 ? image.currentSrc : '',
        ),
      )
      .toMatch(/\.avif$/);
  }
  expect(await heightsOf()).toEqual(before);
});

test('a search hit opens at the part of the page that has the words', async ({ page }) => {
  const hits = [
    ['一铲定边', 'skills'],
    ['线画歪了三十公分', 'story'],
    ['前二十天的核心', 'how-to-play'],
    ['三十六颗门钉', 'section-3'],
  ];
  for (const [text = '', fragment = ''] of hits) {
    await page.goto(`/game-library/search/?searchValue=${encodeURIComponent(text)}`);
    await page.locator(`main article a[href$="#${fragment}"]`).first().click();
    await expect(page.locator(`#${fragment}`)).toBeInViewport();
    expect(new URL(page.url()).pathname).not.toContain('search');
  }
});
