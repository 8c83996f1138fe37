import { expect, test } from '@playwright/test';
import { fillLogin, openLoginDialog, openPage, submitLogin, words } from '../login-form';
import { forgetCodes, newPhone } from '../users';
import { watchProblems } from '../page-monitor';

for (const [what, script] of [
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'spoiled',
    () => {
      localStorage.setItem('userStore', '{"isLoggedIn":true,"userInfo":{"id":7}}');
      sessionStorage.setItem('loginDraft', '{"values":7}');
      sessionStorage.setItem('loginDialogOver', '[]');
    },
  ],
] as const) {
  test(`a storage that is ${what} keeps nobody from logging in`, async ({ page }) => {
    const phone = newPhone();
    const check = watchProblems(page);
    await page.addInitScript(script);
    await openPage(page);
    await openLoginDialog(page, words.zh);
    await fillLogin(page, phone, words.zh);
    await submitLogin(page, words.zh).click();
    await expect(page.locator('header').getByRole('link', { name: '个人中心' })).toBeVisible();
    await forgetCodes(page.request, phone);
    check();
  });
}
