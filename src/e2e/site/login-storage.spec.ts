import { expect, test } from '@playwright/test';
import { fillLogin, openLoginDialog, openPage, submitLogin, words } from '../login-form';
import { forgetCodes, newPhone } from '../users';
import { watchProblems } from '../page-monitor';

// One that is full or spoiled is known to the unit tests of what is stored.
test('a storage that is forbidden keeps nobody from logging in', async ({ page }) => {
  const phone = newPhone();
  const check = watchProblems(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  await openPage(page);
  await openLoginDialog(page, words.zh);
  await fillLogin(page, phone, words.zh);
  await submitLogin(page, words.zh).click();
  await expect(page.locator('header').getByRole('link', { name: '个人中心' })).toBeVisible();
  await forgetCodes(page.request, phone);
  check();
});
