import { expect, test, type Page } from '@playwright/test';
import { href } from '../../routes';
import { SAMPLE, WINDOWS } from '../../tools/sample-pages';
import { startLoggedIn } from '../../tools/sandbox-user';
import { CHAT } from '../chat-page';
import { waitForHydration, watchProblems } from '../page-monitor';
import { newUser } from '../users';

const PC = { locale: 'zh', variant: 'pc' } as const;
const GAME = href('game', { id: SAMPLE.game }, PC);

/** Opens a page, and waits until what comes late has come. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
}

test('a page begins at its heading, and the way back at the link that was followed', async ({
  page,
}) => {
  const check = watchProblems(page);
  await open(page, '/game-library/');
  const link = page.locator('main a[href="/game-library/last-lighthouse/"]').last();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/game-library/last-lighthouse/');
  const heading = page.getByRole('heading', { level: 1, name: '最后的灯塔' });
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  // It has the focus for whoever listens; a ring would say that it is a control.
  await expect(heading).toHaveCSS('outline-style', 'none');
  await expect(heading).toHaveCSS('box-shadow', 'none');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/game-library/');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  check();
});

test('the way back to a filtered library leads to the game in what was found, in sight', async ({
  page,
}) => {
  await open(page, '/game-library/#platform=switch');
  const found = page.getByRole('main').getByText(/^共 \d+ 款游戏$/);
  await expect(found).toBeVisible();
  const link = page.locator('main h2 a:visible, main a:visible:has(h2)').last();
  const address = await link.getAttribute('href');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${String(address)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(found).toBeVisible();
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', address ?? '');
  await expect(link).toBeInViewport();
});

test('the tag that has the focus is not beneath the end of its row that fades', async ({
  page,
}) => {
  await page.setViewportSize(WINDOWS.pc);
  await open(page, '/game-library/');
  const row = page.getByRole('navigation', { name: '按标签看' });
  await row.getByRole('link').first().focus();
  const count = await row.getByRole('link').count();
  for (let at = 1; at < count; at += 1) {
    await page.keyboard.press('Tab');
    const gap = (): Promise<number> =>
      row.evaluate((nav) => {
        const end = document.activeElement?.getBoundingClientRect().right ?? Infinity;
        return nav.getBoundingClientRect().right - end;
      });
    // The row scrolls in a frame of its own.
    await expect.poll(gap, `tag ${String(at)}`).toBeGreaterThanOrEqual(24);
  }
});

test('in a shell the focus follows, to the removal of the account and back', async ({ page }) => {
  await startLoggedIn(page, await newUser(page.request));
  await page.setViewportSize(WINDOWS.m);
  await open(page, '/m/profile/');
  const link = page.getByRole('main').getByRole('link', { name: '注销账号' });
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '注销账号' })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('the menu of a phone leaves the focus to the page it leads to', async ({ page }) => {
  await page.setViewportSize(WINDOWS.m);
  await open(page, '/m/about-us/');
  const button = page.getByRole('button', { name: '菜单' });
  await button.press('Enter');
  const menu = page.getByRole('dialog', { name: '菜单' });
  await menu.getByRole('link', { name: '活动', exact: true }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: '活动' })).toBeFocused();
});

test('what is taken out of a comparison hands the focus to its neighbour, at last to the heading', async ({
  page,
}) => {
  await open(page, '/game-library/compare/#game:lantern-city,last-lighthouse');
  const buttons = page.getByRole('main').getByRole('button', { name: /^移除/ });
  await expect(buttons).toHaveCount(2);
  await buttons.first().press('Enter');
  await expect(buttons).toHaveCount(1);
  await expect(buttons).toBeFocused();
  await buttons.press('Enter');
  await expect(buttons).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the first notice of a chat leaves the focus in the conversation', async ({ page }) => {
  await open(page, CHAT);
  await page.getByRole('button', { name: '知道了' }).press('Enter');
  await expect(page.getByRole('button', { name: '知道了' })).toHaveCount(0);
  const log = page.getByRole('list', { name: '和灵犀的对话' });
  await expect(log.locator(':focus')).toHaveCount(1);
});

test('Escape closes a dialog before the message over it, and the page behind it is out of reach', async ({
  page,
}) => {
  // Still, so that the message can be pointed at as soon as it is there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startLoggedIn(page, await newUser(page.request));
  await open(page, '/profile/');
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/');
  const message = page.getByText('已退出登录');
  // It stays as long as it is pointed at.
  await message.hover();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('[inert] main')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(message).toBeVisible();
  await expect(page.locator('[inert] main')).toHaveCount(0);
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: /F6/ }).getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
});

test('beside the text of a game only its facts come before it, and zoomed to 200 % it goes on at the part that was read', async ({
  page,
}) => {
  await page.setViewportSize(WINDOWS.pc);
  await open(page, GAME);
  const contents = page.getByRole('navigation', { name: '目录' });
  const isBehind = await contents.evaluate(
    (nav) =>
      document.querySelector('main article')!.compareDocumentPosition(nav) ===
      Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(isBehind).toBe(true);
  const headings = page.getByRole('main').getByRole('heading');
  await expect(headings.nth(1)).toHaveText('我能玩吗');
  // Behind the way to the hints.
  await expect(contents.getByRole('link').nth(1)).toHaveAttribute('href', '#access');
  const [text, nav] = await Promise.all([
    page.locator('main article').first().boundingBox(),
    contents.boundingBox(),
  ]);
  expect(nav?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  await test.step('zoomed to 200 %', async () => {
    const topOf = (id: string): Promise<number> =>
      page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
    await page.locator('#section-2').evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' });
      // The page notices in the frame after it has scrolled.
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    await page.setViewportSize({ width: 640, height: 400 });
    await expect(page).toHaveURL(`/m${GAME}`);
    await expect.poll(() => topOf('section-2')).toBeLessThan(160);
    await expect.poll(() => topOf('section-3')).toBeGreaterThan(160);
  });
});
