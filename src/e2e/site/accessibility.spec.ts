import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { startLoggedIn } from '../../tools/sandbox-user';
import { overrideMe, newUser } from '../users';
import { waitForHydration } from '../page-monitor';

// Pages as they are when nobody has touched them are looked at in `page-kinds.spec.ts`.

async function visit(page: Page, address: string): Promise<void> {
  if (address.includes('/m/')) await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
}

// Colours differ by variant; they are the same in each language.
for (const [address, entry, isDarkToo] of [
  ['/activity/', '登录/注册', true],
  ['/en/m/activity/', 'Log in / Sign up', true],
  ['/ja/game-library/', 'ログイン・新規登録', false],
] as const) {
  test(`axe finds nothing in the login dialog over ${address}, untouched and wrong`, async ({
    page,
  }) => {
    await visit(page, address);
    await page.locator('header').getByRole('button', { name: entry }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, isDarkToo);
    await dialog.getByRole('button', { name: entry }).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectAccessible(page, isDarkToo);
  });
}

for (const address of ['/', '/profile/']) {
  test(`axe finds nothing on ${address} of somebody with many messages`, async ({
    page,
    request,
  }) => {
    await startLoggedIn(page, await newUser(request));
    await overrideMe(page, { unread_count: 120 });
    await visit(page, address);
    await expect(page.locator('header').getByText('99+')).toBeVisible();
    await expectAccessible(page, true);
  });
}

test('axe finds nothing in the removal of the account', async ({ page, request }) => {
  const user = await newUser(request);
  await startLoggedIn(page, user);
  await visit(page, `/m/profile/removeAccount-${user.web_user_id}`);
  for (const heading of ['注销之后，这些就没有了', '注销之后，这些还会留一阵']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible(page, true);
    await page.getByRole('button', { name: '我知道了，下一步' }).click();
  }
  await page.getByRole('button', { name: '注销账号' }).click();
  await expect(page.getByText('请先勾选确认')).toBeVisible();
  await expectAccessible(page, true);
});
