import { expect, test } from '@playwright/test';
import { shareOf } from '../../testing/nightly';
import { fillLogin, openLoginDialog, openPage, submitLogin, words } from '../login-form';
import { apiPath, forgetCodes, newPhone, storedSession } from '../users';
import { watchProblems } from '../page-monitor';

// Each language, and each variant with its name for the API, once: they do not depend on each other.
for (const [address, locale, source] of shareOf([
  ['/activity/?channel=bili-7', 'zh', 'web'],
  ['/en/m/?channel=bili-7', 'en', 'mobile_web'],
  ['/ja/?channel=bili-7', 'ja', 'web'],
] as const)) {
  test(`a visitor logs in on ${address}, and stays logged in`, async ({ page }) => {
    const check = watchProblems(page);
    const own = words[locale];
    const phone = newPhone();
    await openPage(page, address);
    await openLoginDialog(page, own);
    await fillLogin(page, phone, own);
    await expect(page.getByRole('dialog').getByText(own.countdown)).toBeVisible();
    const login = page.waitForRequest(apiPath('login'));
    const me = page.waitForRequest(apiPath('me'));
    await submitLogin(page, own).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(own.welcome)).toBeVisible();
    await expect(page.locator('header').getByRole('button', { name: own.entry })).toHaveCount(0);
    await forgetCodes(page.request, phone);

    const always = {
      area: 'cn',
      lan: 'zh',
      'app-platform': 'web',
      module: 'web',
      'platform-source': source,
    };
    const device = await (await login).headerValue('device-identifier');
    expect(device).toMatch(/^\d{1,16}$/);
    expect(await (await login).allHeaders()).toMatchObject(always);
    expect((await login).postDataJSON()).toMatchObject({
      country_code: 86,
      phone,
      source: 'bili-7',
    });
    const { userInfo } = (await storedSession(page)) as {
      userInfo: { access_token: string; web_user_id: string };
    };
    expect(await (await me).allHeaders()).toMatchObject({
      ...always,
      authorization: `Bearer ${userInfo.access_token}`,
      user_id: userInfo.web_user_id,
      'device-identifier': device,
      'app-channel': 'bili-7',
    });

    await page.reload();
    await expect(
      page.locator('header').getByRole('link', { name: userInfo.web_user_id.slice(-4) }),
    ).toBeVisible();
    check();
  });
}

test('a reload keeps the dialog, what was typed, and the countdown', async ({ page }) => {
  const phone = newPhone();
  await openPage(page, '/m/activity/');
  const dialog = await openLoginDialog(page, words.zh);
  await fillLogin(page, phone, words.zh);
  const seconds = async (): Promise<number> =>
    Number.parseInt(await dialog.getByText(/^\d+ 秒$/).innerText(), 10);
  const before = await seconds();
  await expect.poll(seconds).toBeLessThan(before);
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('手机号')).toHaveValue(phone);
  await expect(dialog.getByRole('textbox', { name: '验证码' })).toHaveValue(/^\d{6}$/);
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  expect(await seconds()).toBeLessThan(before);
  // Another number need not wait, however it was pasted.
  const other = newPhone();
  await dialog.getByLabel('手机号').fill(`+86 ${other.slice(0, 3)}-${other.slice(3)}`);
  await expect(dialog.getByLabel('手机号')).toHaveValue(other);
  await expect(dialog.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  await forgetCodes(page.request, phone);
});

test('a login in one tab is one in all, and closes their dialogs', async ({ page, context }) => {
  const phone = newPhone();
  const second = await context.newPage();
  await openPage(second, '/en/activity/');
  const dialog = await openLoginDialog(second, words.en);
  await test.step('an agreement opens in a tab of its own on pc', async () => {
    const tab = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'service agreement' }).click();
    await expect(await tab).toHaveURL('/en/terms.html');
    await expect(dialog).toBeVisible();
  });
  await openPage(page);
  await openLoginDialog(page, words.zh);
  await fillLogin(page, phone, words.zh);
  await submitLogin(page, words.zh).click();
  for (const each of [page, second]) {
    await expect(each.getByRole('dialog')).toHaveCount(0);
    await expect(each.locator('header').getByRole('link', { name: /\d{4}$/ })).toBeVisible();
  }
  await forgetCodes(page.request, phone);
});

test('on m an agreement leaves the page, and the way back leads into the form again', async ({
  page,
}) => {
  await openPage(page, '/m/activity/');
  const dialog = await openLoginDialog(page, words.zh);
  await dialog.getByLabel('手机号').fill('13800138000');
  await dialog.getByRole('link', { name: '《隐私政策》' }).click();
  await expect(page).toHaveURL('/privacy.html');
  await page.goBack();
  await expect(dialog.getByLabel('手机号')).toHaveValue('13800138000');
});
