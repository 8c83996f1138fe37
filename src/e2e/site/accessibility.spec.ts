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
for (const [address, entry] of [
  ['/activity/', '登录/注册'],
  ['/en/m/activity/', 'Log in / Sign up'],
] as const) {
  test(`axe finds nothing in the login dialog over ${address}, untouched and wrong`, async ({
    page,
  }) => {
    await visit(page, address);
    await page.locator('header').getByRole('button', { name: entry }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, true);
    await dialog.getByRole('button', { name: entry }).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectAccessible(page, true);
  });
}

for (const address of ['/', '/profile/']) {
  test(`axe finds nothing on ${address} of somebody with many messages`, async ({
    page,
    request,
  }) => {
    const user = await newUser(request);
    await startLoggedIn(page, user);
    await overrideMe(page, { unread_count: 120 });
    await visit(page, address);
    const link = page.locator('header').getByRole('link', { name: user.web_user_id.slice(-4) });
    await expect(link.getByText('99+')).toBeVisible();
    await expect(link).toContainText('120 条未读消息');
    await expectAccessible(page, true);
  });
}
