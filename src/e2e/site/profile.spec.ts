import { expect, test } from '@playwright/test';
import { startLoggedIn } from '../../tools/sandbox-user';
import { apiPath, overrideMe, expectLoggedOut, newPhone, newUser } from '../users';
import { waitForHydration, watchProblems } from '../page-monitor';

function digits({ web_user_id }: { web_user_id: string }): string {
  return web_user_id.slice(-4);
}

const places = [
  { address: '/profile/', home: '/', out: '退出登录', entry: '登录/注册' },
  { address: '/m/profile/', home: '/m/', out: '退出登录', entry: '登录/注册' },
  { address: '/en/profile/', home: '/en/', out: 'Log out', entry: 'Log in / Sign up' },
  { address: '/ja/m/profile/', home: '/ja/m/', out: 'ログアウト', entry: 'ログイン・新規登録' },
] as const;

for (const { address, home, out, entry } of places) {
  test(`${address} shows who is logged in, and logs out in every tab`, async ({
    page,
    context,
    request,
  }) => {
    if (address.includes('/m/')) await page.setViewportSize({ width: 390, height: 844 });
    const check = watchProblems(page);
    const phone = newPhone();
    const user = await newUser(request, phone);
    await startLoggedIn(page, user);
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(digits(user));
    await expect(main.getByText(new RegExp(String(new Date().getFullYear())))).toBeVisible();
    const asked: string[] = [];
    const second = await context.newPage();
    // The header asks for the number of unread messages when the browser is idle, however late that is.
    const told = second.waitForResponse((answer) => answer.url() === apiPath('me'));
    await second.goto(home);
    await told;
    const name = digits(user);
    await expect(second.locator('header').getByRole('link', { name })).toBeVisible();
    for (const each of [page, second]) {
      await each.waitForLoadState('networkidle');
      each.on('request', (made) => {
        if (made.url() === apiPath('me')) asked.push(made.url());
      });
    }
    await main.getByRole('button', { name: out }).click();
    await expect(page).toHaveURL(home);
    for (const each of [page, second]) {
      await expect(each.locator('header').getByRole('button', { name: entry })).toBeVisible();
    }
    await expectLoggedOut(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    check();
  });
}

test('a new name is the name in the header too, and after a reload', async ({ page, request }) => {
  await startLoggedIn(page, await newUser(request));
  await overrideMe(page, { nickname: '新名字' });
  await page.goto('/profile/');
  await expect(page.locator('h1')).toHaveText('新名字');
  const name = page.locator('header').getByRole('link', { name: '新名字' });
  await expect(name).toBeVisible();
  await page.unroute(apiPath('me'));
  await page.route(apiPath('me'), (route) => route.abort());
  await page.reload();
  await expect(name).toBeVisible();
});

test('an anonymous visitor is told what the profile is, and asked to log in by one button', async ({
  page,
}) => {
  await page.goto('/en/profile/');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(page.locator('h1')).toHaveText('Profile');
  await page.getByRole('main').getByRole('button', { name: 'Log in / Sign up' }).click();
  await expect(dialog).toBeVisible();
});

test('what is unread is counted at the avatar, up to 99', async ({ page, request }) => {
  const user = await newUser(request);
  await startLoggedIn(page, user);
  await overrideMe(page, { unread_count: 120 });
  await page.goto('/activity/');
  const link = page.locator('header').getByRole('link', { name: digits(user) });
  await expect(link.getByText('99+')).toBeVisible();
  await expect(link).toContainText('120 条未读消息');
});

test('nothing in the header moves when the session is known', async ({ page, request }) => {
  const place = async () => {
    await waitForHydration(page);
    const box = page.locator('header summary, header [aria-haspopup="menu"]').first();
    return (await box.boundingBox())?.x;
  };
  await page.goto('/activity/');
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await startLoggedIn(page, await newUser(request));
  await page.reload();
  await expect(page.locator('header').getByRole('link', { name: '个人中心' })).toBeVisible();
  expect(await place()).toBe(before);
});
