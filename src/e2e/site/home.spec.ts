import { expect, test, type Page } from '@playwright/test';
import { waitForHydration, watchProblems } from '../page-monitor';
import { dotOf, expectAtScreen, lastLink, openHome, screenOf, topOf } from '../home-screens';

test.use({ viewport: { width: 1280, height: 900 } });

/** Measures how far the document is scrolled, and how much higher than the window it is. */
function documentScroll(page: Page): Promise<readonly [number, number]> {
  return page.evaluate(() => [
    window.scrollY,
    document.documentElement.scrollHeight - window.innerHeight,
  ]);
}

test('a notch of the wheel turns one screen, and a fine wheel one by small steps, also over the header', async ({
  page,
}) => {
  await openHome(page, '#games');
  await expectAtScreen(page, 'games');
  // Right behind each other, as a wheel sends them, however busy the machine is.
  await page.getByRole('banner').evaluate((header) => {
    for (let step = 0; step < 4; step += 1) {
      header.dispatchEvent(
        new WheelEvent('wheel', { deltaY: -20, bubbles: true, cancelable: true }),
      );
    }
  });
  await expectAtScreen(page, 'partners');
  // Another gesture begins once the screen has come to rest.
  await dotOf(page, 'games').click();
  await expectAtScreen(page, 'games');
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 100);
  await expectAtScreen(page, 'activities');
  expect(await documentScroll(page)).toEqual([0, 0]);
});

test('screens taller than the window, by a little or by more, let go of the wheel and of keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/en/#partners');
  await waitForHydration(page);
  await expect.poll(() => topOf(page, 'partners')).toBe(0);
  // Its texts take more lines where a font is wider.
  const grow = (height: number) =>
    screenOf(page, 'partners').evaluate((screen, px) => {
      screen.style.minHeight = `${px}px`;
    }, height);
  await grow(1094);
  await page.mouse.move(960, 540);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => topOf(page, 'games')).toBe(0);
  await page.keyboard.press('PageUp');
  await expect.poll(() => topOf(page, 'partners')).toBe(0);
  await grow(1240);
  await page.keyboard.press('PageDown');
  await expect.poll(() => topOf(page, 'partners')).toBe(-160);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => topOf(page, 'games')).toBe(0);
});

test('the focus brings its screen into place as a whole, with a round ring', async ({ page }) => {
  await openHome(page);
  await screenOf(page, 'top').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expectAtScreen(page, 'partners');
  await screenOf(page, 'partners').getByRole('article').first().getByRole('link').first().focus();
  const card = page.locator(':focus-visible');
  await expect(card).toBeInViewport();
  expect(await card.evaluate((link) => getComputedStyle(link, '::after').borderRadius)).toBe(
    '22px',
  );
});

test('keys move by screens, and the header knows the first one and the dark ones', async ({
  page,
}) => {
  const check = watchProblems(page);
  await openHome(page);
  await test.step('the foot is a landmark of its own, behind all that is read', async () => {
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.locator('main footer')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  });
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-first-page');
  await page.keyboard.press('PageDown');
  await expectAtScreen(page, 'partners');
  await expect(header).not.toHaveAttribute('data-first-page');
  await expect(header).toHaveCSS('color', 'rgb(27, 22, 49)');
  await page.keyboard.press('PageDown');
  await expectAtScreen(page, 'games');
  await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(header).toHaveCSS('background-color', 'rgb(21, 16, 48)');
  await page.keyboard.press('End');
  await expect(lastLink(page)).toBeInViewport();
  await page.keyboard.press('Home');
  await expectAtScreen(page, 'top');
  await expect(header).toHaveAttribute('data-first-page');
  expect(await documentScroll(page)).toEqual([0, 0]);
  check();
});

test('dots lead to their screens and keep them in the address, and the logo leads to the first', async ({
  page,
}) => {
  await openHome(page);
  await page.waitForLoadState('networkidle');
  await expectAtScreen(page, 'top');
  const code = page.getByRole('img', { name: '手机版下载地址的二维码' });
  await expect(code).toHaveCount(0);
  await dotOf(page, 'app').click();
  await expectAtScreen(page, 'app');
  await expect(page).toHaveURL('/#app');
  // The code for the phone is drawn when its screen comes near.
  await expect(code).toBeVisible();
  await dotOf(page, 'partners').press('Enter');
  await expectAtScreen(page, 'partners');
  await expect(page).toHaveURL('/#partners');
  await page.getByRole('banner').getByRole('link', { name: '游伴' }).click();
  await expectAtScreen(page, 'top');
  await expect(page).toHaveURL('/');
});

test('an address with a fragment opens at its screen, and the way back leads there again', async ({
  page,
}) => {
  await openHome(page, '#games');
  await expectAtScreen(page, 'games');
  await expect(page.getByRole('banner')).not.toHaveAttribute('data-first-page');
  await screenOf(page, 'games').getByRole('link', { name: '全部游戏' }).click();
  await expect(page).toHaveURL('/game-library/');
  await page.goBack();
  await expect(page).toHaveURL('/#games');
  await expectAtScreen(page, 'games');
});

test('a partner answers with what is written, one answer at a time, and leads on to a game', async ({
  page,
}) => {
  const check = watchProblems(page);
  await openHome(page, '#partners');
  const screen = screenOf(page, 'partners');
  await screen.getByText('住店，要安静的').click();
  await expect(screen.getByRole('link', { name: '去看《九命客栈》' })).toBeVisible();
  await screen.getByText('寄一封信').click();
  await expect(screen.getByRole('link', { name: '去看《九命客栈》' })).toBeHidden();
  await screen.getByRole('link', { name: '去看《蘑菇邮局》' }).click();
  await expect(page).toHaveURL('/game-library/mushroom-post/');
  check();
});

test('the promo video is fetched by a click, plays over the page, and Escape leads back', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/promo.mp4')) fetched.push(request.url());
  });
  await openHome(page, '#app');
  const poster = page.getByRole('link', { name: '看段短片' });
  await poster.hover();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await poster.click();
  const dialog = page.getByRole('dialog', { name: '短片：看看游伴' });
  await expect(dialog.locator('video')).toBeVisible();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(poster).toBeFocused();
  await expect(page).toHaveURL('/#app');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are five screens to scroll through, with real links', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(5);
    // Until a frame is drawn, a wheel finds nothing to scroll; a picture of the page waits for one.
    await page.screenshot();
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, 800);
    await expect.poll(() => topOf(page, 'partners')).toBe(0);
    await dotOf(page, 'games').click();
    await expect.poll(() => topOf(page, 'games')).toBe(0);
    await expect(page.getByRole('link', { name: '看段短片' })).toHaveAttribute(
      'href',
      /\/promo\.mp4$/,
    );
    await expect(page.getByRole('link', { name: '下载电脑版' })).toHaveAttribute('href', /\.exe$/);
    await expect(page.getByRole('link', { name: '下载手机版' })).toHaveAttribute('href', /\.apk$/);
    await screenOf(page, 'games').getByRole('link', { name: '全部游戏' }).click();
    await expect(page).toHaveURL('/game-library/');
  });

  test('things in the key art are links that stay on them, without a picture too', async ({
    page,
  }) => {
    await page.route(/\.(?:avif|webp)$/, (route) => route.abort());
    await page.goto('/');
    const links = page.getByRole('list', { name: '画里的游戏' }).getByRole('link');
    await expect(links).toHaveCount(7);
    const whale = links.filter({ hasText: '鲸' });
    for (const height of [900, 700]) {
      await page.setViewportSize({ width: 1280, height });
      // The picture of 16:9 covers the window and is cut at 78 % and 70 % of what is too much.
      const wide = Math.max(1280, (height * 16) / 9);
      const left = 0.78 * (1280 - wide) + 0.7747 * wide;
      const top = 0.7 * (height - (wide * 9) / 16) + 0.1656 * ((wide * 9) / 16);
      const box = (await whale.boundingBox())!;
      expect(Math.abs(box.x + box.width / 2 - left)).toBeLessThan(2);
      expect(Math.abs(box.y + box.height / 2 - top)).toBeLessThan(2);
    }
    await whale.focus();
    await expect(whale.locator('span')).toHaveCSS('opacity', '1');
    await whale.click();
    await expect(page).toHaveURL('/game-library/sky-whale/');
  });
});
