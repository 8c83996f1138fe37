import { expect, test, type Page, type Route } from '@playwright/test';
import { endpoints, ERROR_CODE } from '../../contract';
import { startLoggedIn } from '../../tools/sandbox-user';
import { apiPath, expectLoggedOut, newUser, storedSession } from '../users';
import { waitForHydration } from '../page-monitor';

function envelope(error_code: number, payload: unknown = null) {
  return (route: Route): Promise<void> =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { error_code, error_message: '这件事没有办成', payload },
    });
}

/**
 * Faults of a call, one of each kind, and the login's message for it; all are known to `call-failures.test.ts`. No two that
 * follow each other are told in the same words.
 */
const faults: readonly {
  readonly what: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly login: string;
  readonly other: string;
}[] = [
  {
    what: 'a status of 500',
    answer: (route) =>
      route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
    login: '我们这边出了点问题',
    other: '服务出了点问题',
  },
  {
    what: 'no connection',
    answer: (route) => route.abort('internetdisconnected'),
    login: '网络好像断了',
    other: '网络没有连上',
  },
  {
    what: 'a refusal in words for visitors',
    // A code of a real API that the reference API does not know.
    answer: envelope(46001),
    login: '这件事没有办成',
    other: '这件事没有办成',
  },
];

async function openForm(page: Page) {
  await page.goto('/activity/');
  await waitForHydration(page);
  await page.locator('header').getByRole('button', { name: '登录/注册' }).click();
  const dialog = page.getByRole('dialog', { name: '登录' });
  await dialog.getByLabel('手机号').fill('13800138000');
  await dialog.getByRole('textbox', { name: '验证码' }).fill('000000');
  await dialog.getByRole('checkbox').check();
  return dialog;
}

/** Collects the errors that the page logs. */
function watchLog(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  return lines;
}

test('every fault at login is said and logged, and nothing typed is lost', async ({ page }) => {
  const log = watchLog(page);
  const dialog = await openForm(page);
  const button = dialog.getByRole('button', { name: '登录/注册' });
  for (const { what, answer, login } of faults) {
    await test.step(what, async () => {
      log.length = 0;
      await page.route(apiPath('login'), answer);
      await button.click();
      const popup = page.getByRole('alert').filter({ hasText: login });
      await expect(popup).toBeVisible();
      await expect(button).toHaveAttribute('aria-busy', 'false');
      await expect(dialog.getByLabel('手机号')).toHaveValue('13800138000');
      await expect(dialog.getByRole('textbox', { name: '验证码' })).toHaveValue('000000');
      await expect.poll(() => log.join('\n')).toContain(endpoints.login.path);
      await popup.getByLabel('关闭').click();
      await expect(popup).toHaveCount(0);
      await page.unroute(apiPath('login'));
    });
  }
});

test('every fault on the profile is told, and it can be tried again', async ({ page, request }) => {
  const user = await newUser(request);
  await startLoggedIn(page, user);
  let at = 0;
  await page.route(apiPath('me'), (route) => faults[at]?.answer(route) ?? route.continue());
  await page.goto('/profile/');
  for (const { what, other } of faults) {
    await test.step(what, async () => {
      await expect(page.getByRole('alert').filter({ hasText: other }).first()).toBeVisible();
      // The header has asked too.
      await page.waitForLoadState('networkidle');
      at += 1;
      await page.getByRole('button', { name: '重试' }).click();
    });
  }
  await expect(page.getByText('139****')).toBeVisible();
  expect(await storedSession(page)).toMatchObject({ isLoggedIn: true });
});

test('a search that fails says so, and can be tried again', async ({ page }) => {
  await page.route(`${apiPath('knowledgeSearch')}?*`, (route) => route.abort('timedout'));
  await page.goto('/en/game-library/search/?searchValue=lantern');
  await expect(page.getByText('You seem to be offline')).toBeVisible();
  await page.unroute(`${apiPath('knowledgeSearch')}?*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main mark').first()).toHaveText(/lantern/i);
});

test('a session that is over in the middle of a page logs out, in every tab', async ({
  page,
  context,
  request,
}) => {
  const user = await newUser(request);
  await startLoggedIn(page, user);
  await page.goto('/en/profile/');
  await expect(page.getByText('139****')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/en/activity/');
  const name = user.web_user_id.slice(-4);
  await expect(second.locator('header').getByRole('link', { name })).toBeVisible();
  await page.route(apiPath('me'), envelope(ERROR_CODE.sessionInvalid));
  // To another page and back, which asks again.
  await page.locator('header').getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/en/activity/');
  await page.locator('header').getByRole('link', { name }).click();
  await expect(page.getByText('Your login has expired. Please log in again.')).toBeVisible();
  await expectLoggedOut(page);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(
    second.locator('header').getByRole('button', { name: 'Log in / Sign up' }),
  ).toBeVisible();
});
