import { expect, test } from '@playwright/test';
import { startLoggedIn } from '../../tools/sandbox-user';
import { apiPath, expectLoggedOut, newPhone, newUser } from '../users';
import { waitForHydration, watchProblems } from '../page-monitor';

function digits({ web_user_id }: { web_user_id: string }): string {
  return web_user_id.slice(-4);
}

// In Chinese the profile is looked at in `accessibility.spec.ts` and `call-faults.spec.ts`.
const places = [
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
