import { expect, test, type Page } from '@playwright/test';
import { browserEnv } from '../../config/browser-env';
import { endpoints, ERROR_CODE, type EndpointName } from '../../contract';
import { begin, expectLoggedOut, forgetCodes, newPhone, newUser, readCode } from '../users';
import { hydrated, watchPage } from '../watch-page';

const path = (name: EndpointName): string => browserEnv.apiBaseUrl + endpoints[name].path;
const digits = ({ web_user_id }: { web_user_id: string }): string => web_user_id.slice(-4);

const places = [
  { address: '/profile/', home: '/', out: '退出登录', entry: '登录/注册' },
  { address: '/m/profile/', home: '/m/', out: '退出登录', entry: '登录/注册' },
  { address: '/en/profile/', home: '/en/', out: 'Log out', entry: 'Log in / Sign up' },
  { address: '/ja/m/profile/', home: '/ja/m/', out: 'ログアウト', entry: 'ログイン/登録' },
] as const;

for (const { address, home, out, entry } of places) {
  test(`${address} shows who is logged in, and logs out in every tab`, async ({
    page,
    context,
    request,
  }) => {
    if (address.includes('/m/')) await page.setViewportSize({ width: 390, height: 844 });
    const check = watchPage(page);
    const phone = newPhone();
    const user = await newUser(request, phone);
    await begin(page, user);
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(digits(user));
    await expect(main.getByText(new RegExp(String(new Date().getFullYear())))).toBeVisible();
    const second = await context.newPage();
    await second.goto(home);
    const name = digits(user);
    await expect(second.locator('header').getByRole('link', { name })).toBeVisible();
    await main.getByRole('button', { name: out }).click();
    await expect(page).toHaveURL(home);
    for (const each of [page, second]) {
      await expect(each.locator('header').getByRole('button', { name: entry })).toBeVisible();
    }
    await expectLoggedOut(page);
    check();
  });
}

test('an anonymous visitor is told what the profile is, and asked to log in once', async ({
  page,
}) => {
  await page.goto('/en/profile/');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Profile');
  await page.getByRole('main').getByRole('button', { name: 'Log in / Sign up' }).click();
  await expect(dialog).toBeVisible();
});

test('what is unread is counted at the avatar, up to 99', async ({ page, request }) => {
  const user = await newUser(request);
  await begin(page, user);
  await page.route(path('me'), async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { payload: object };
    await route.fulfill({
      response,
      json: { ...answer, payload: { ...answer.payload, unread_count: 120 } },
    });
  });
  await page.goto('/activity/');
  const link = page.locator('header').getByRole('link', { name: digits(user) });
  await expect(link.getByText('99+')).toBeVisible();
  await expect(link).toContainText('120 条未读消息');
});

test('nothing in the header moves when the session is known', async ({ page, request }) => {
  const place = async () => {
    await hydrated(page);
    const box = page.locator('header summary, header [aria-haspopup="menu"]').first();
    return (await box.boundingBox())?.x;
  };
  await page.goto('/activity/');
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await begin(page, await newUser(request));
  await page.reload();
  await expect(page.locator('header').getByRole('link', { name: '个人中心' })).toBeVisible();
  expect(await place()).toBe(before);
});

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
    const check = watchPage(page);
    await page.addInitScript(script);
    await page.goto('/activity/');
    await hydrated(page);
    await page.locator('header').getByRole('button', { name: '登录/注册' }).click();
    const dialog = page.getByRole('dialog', { name: '登录' });
    await dialog.getByLabel('手机号').fill(phone);
    const sent = page.waitForResponse(path('sendCode'));
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await sent;
    await dialog.getByRole('textbox', { name: '验证码' }).fill(await readCode(page.request, phone));
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: '登录/注册' }).click();
    await expect(page.locator('header').getByRole('link', { name: '个人中心' })).toBeVisible();
    await forgetCodes(page.request, phone);
    check();
  });
}

/** Goes through what will be lost and what is kept, to the step that asks for the code. */
const toLastStep = async (page: Page) => {
  await page.getByRole('button', { name: '我知道了，下一步' }).click();
  await expect(page.getByRole('heading', { name: '注销之后，这些还会留一阵' })).toBeFocused();
  await page.getByRole('button', { name: '我知道了，下一步' }).click();
  await expect(page.getByRole('heading', { name: '确认是你本人' })).toBeFocused();
};

const fillCode = async (page: Page, phone: string): Promise<void> => {
  const sent = page.waitForResponse(path('sendCodeByUser'));
  await page.getByRole('button', { name: '获取验证码' }).click();
  await sent;
  await page.getByRole('textbox', { name: '验证码' }).fill(await readCode(page.request, phone));
  await page.getByRole('checkbox').check();
};

test.describe('account removal', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('takes four steps, ends logged out, and the account is gone', async ({ page, request }) => {
    const check = watchPage(page);
    const phone = newPhone();
    const user = await newUser(request, phone);
    await begin(page, user);
    await page.goto('/m/profile/');
    await page.getByRole('link', { name: '注销账号' }).click();
    await expect(page).toHaveURL(`/m/profile/removeAccount-${user.web_user_id}`);
    await toLastStep(page);
    await fillCode(page, phone);
    const removed = page.waitForRequest((each) => each.url().startsWith(path('accountDelete')));
    await page.getByRole('button', { name: '注销账号' }).click();
    await expect(page.getByRole('heading', { name: '账号已经注销' })).toBeFocused();
    expect(new URL((await removed).url()).searchParams.get('ticket')).toMatch(/^[\w-]{43}$/);
    await expectLoggedOut(page);
    await expect(page.locator('header').getByRole('button', { name: '登录/注册' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const me = await request.get(path('me'), {
      headers: { authorization: `Bearer ${user.access_token}` },
    });
    expect(await me.json()).toMatchObject({ error_code: ERROR_CODE.sessionInvalid });
    await forgetCodes(request, phone);
    check();
  });

  test('that fails after the code was taken is tried again with the same ticket', async ({
    page,
    request,
  }) => {
    const phone = newPhone();
    await begin(page, await newUser(request, phone));
    await page.goto('/m/profile/');
    await page.getByRole('link', { name: '注销账号' }).click();
    await toLastStep(page);
    await fillCode(page, phone);
    const tickets: (string | null)[] = [];
    await page.route(`${path('accountDelete')}?*`, (route) => {
      tickets.push(new URL(route.request().url()).searchParams.get('ticket'));
      return tickets.length === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('button', { name: '注销账号' }).click();
    await expect(page.getByText('网络没有连上')).toBeVisible();
    await page.getByRole('button', { name: '注销账号' }).click();
    await expect(page.getByRole('heading', { name: '账号已经注销' })).toBeVisible();
    expect(tickets).toEqual([tickets[0], tickets[0]]);
    await forgetCodes(request, phone);
  });

  test('with a wrong code changes nothing, and says so under the field', async ({
    page,
    request,
  }) => {
    const user = await newUser(request);
    await begin(page, user);
    await page.goto(`/m/profile/removeAccount-${user.web_user_id}`);
    await toLastStep(page);
    await page.getByRole('textbox', { name: '验证码' }).fill('000000');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '注销账号' }).click();
    await expect(page.getByText('验证码不对或已过期')).toBeVisible();
    await page.goto('/m/profile/');
    await expect(page.locator('h1')).toContainText(digits(user));
  });

  test('of somebody else is refused', async ({ page, request }) => {
    const calls: string[] = [];
    page.on('request', (each) => {
      if (/verif|delete/.test(each.url())) calls.push(each.url());
    });
    await begin(page, await newUser(request));
    await page.goto('/en/m/profile/removeAccount-9007199254740993');
    await expect(page.getByText('This link belongs to another account')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('of nobody explains itself', async ({ page }) => {
    await page.goto('/en/m/profile/removeAccount-9007199254740993');
    await expect(page.locator('h1')).toHaveText('Remove account');
    await page.getByRole('main').getByRole('button', { name: 'Log in / Sign up' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});
