import { expect, test, type Request } from '@playwright/test';
import { browserEnv } from '../../config/browser-env';
import { fillLogin, openLoginDialog, openPage, submitLogin, words } from '../login-form';
import { apiPath, expectLoggedOut, forgetCodes, newPhone, readCode, storedSession } from '../users';
import { watchProblems } from '../page-monitor';

// Each language, and each variant with its name for the API, once: they do not depend on each other.
for (const [address, locale, source] of [
  ['/activity/?channel=bili-7', 'zh', 'web'],
  ['/en/m/?channel=bili-7', 'en', 'mobile_web'],
  ['/ja/?channel=bili-7', 'ja', 'web'],
] as const) {
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

test('nothing is sent before the form is right, and the first wrong field gets the focus', async ({
  page,
}) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${browserEnv.apiBaseUrl}/api/`)) sent.push(request);
  });
  await openPage(page);
  const dialog = await openLoginDialog(page, words.zh);
  await submitLogin(page, words.zh).click();
  await expect(dialog.getByText('请输入手机号')).toBeVisible();
  await expect(dialog.getByText('请输入验证码')).toBeVisible();
  await expect(dialog.getByText('请阅读并同意相关协议')).toBeVisible();
  await expect(dialog.getByLabel('手机号')).toBeFocused();
  await dialog.getByLabel('手机号').fill('12345678901');
  await expect(dialog.getByText('请输入正确的手机号')).toBeVisible();
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByLabel('手机号')).toBeFocused();
  expect(sent).toEqual([]);
});

test('a pasted number is cleaned, and Escape gives the focus back', async ({ page }) => {
  await openPage(page);
  const dialog = await openLoginDialog(page, words.zh);
  const phone = dialog.getByLabel('手机号');
  await expect(phone).toBeFocused();
  await phone.fill('+86 138-0013-8000');
  await expect(phone).toHaveValue('13800138000');
  await phone.fill('１３８００１３８００１');
  await expect(phone).toHaveValue('13800138001');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('header').getByRole('button', { name: '登录/注册' })).toBeFocused();
});

test('a double click sends one code and one login', async ({ page }) => {
  const counts = { sendCode: 0, login: 0 };
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    for (const name of ['sendCode', 'login'] as const) {
      if (request.url() === apiPath(name)) counts[name] += 1;
    }
  });
  const phone = newPhone();
  await openPage(page);
  const dialog = await openLoginDialog(page, words.zh);
  await dialog.getByLabel('手机号').fill(phone);
  const sent = page.waitForResponse(apiPath('sendCode'));
  await dialog.getByRole('button', { name: '获取验证码' }).dblclick();
  await sent;
  await dialog.getByRole('textbox', { name: '验证码' }).fill(await readCode(page.request, phone));
  await dialog.getByRole('checkbox').check();
  await submitLogin(page, words.zh).dblclick();
  await expect(dialog).toHaveCount(0);
  expect(counts).toEqual({ sendCode: 1, login: 1 });
  await forgetCodes(page.request, phone);
});

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
  // Another number need not wait.
  await dialog.getByLabel('手机号').fill(newPhone());
  await expect(dialog.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  await forgetCodes(page.request, phone);
});

test('a login in one tab is one in all, and closes their dialogs', async ({ page, context }) => {
  const phone = newPhone();
  const second = await context.newPage();
  await openPage(second, '/en/activity/');
  await openLoginDialog(second, words.en);
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

test('the agreements open in a new tab on pc', async ({ page, context }) => {
  await openPage(page, '/en/activity/');
  const dialog = await openLoginDialog(page, words.en);
  const tab = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Service agreement' }).click();
  await expect(await tab).toHaveURL('/en/terms.html');
  await expect(dialog).toBeVisible();
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

test('the way back closes the dialog, and a late answer logs nobody in', async ({ page }) => {
  const phone = newPhone();
  await openPage(page, '/m/activity/');
  await page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).first().click();
  await expect(page).toHaveURL('/m/about-us/');
  await openLoginDialog(page, words.zh);
  await fillLogin(page, phone, words.zh);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(apiPath('login'), async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => request.url() === apiPath('login'),
  );
  await submitLogin(page, words.zh).click();
  await page.goBack();
  await expect(page).toHaveURL('/m/activity/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await failed;
  answer();
  await expect(page.locator('header').getByRole('button', { name: '登录/注册' })).toBeVisible();
  await expectLoggedOut(page);
  await forgetCodes(page.request, phone);
});
