import { expect, test, type Page } from '@playwright/test';
import { ERROR_CODE } from '../../contract';
import { href } from '../../routes';
import { startLoggedIn } from '../../tools/sandbox-user';
import { expectAccessible } from '../axe';
import { field, PARTNER, replies, sendLine } from '../chat-page';
import { apiPath, expectLoggedOut, forgetCodes, newPhone, newUser, readCode } from '../users';
import { watchProblems } from '../page-monitor';

/** Goes through what will be lost and what is kept, to the step that asks for the code. */
async function toLastStep(page: Page, onSecondStep?: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: '我知道了，下一步' }).click();
  await expect(page.getByRole('heading', { name: '注销之后，这些还会留一阵' })).toBeFocused();
  await onSecondStep?.();
  await page.getByRole('button', { name: '我知道了，下一步' }).click();
  await expect(page.getByRole('heading', { name: '确认是你本人' })).toBeFocused();
}

async function fillCode(page: Page, phone: string): Promise<void> {
  const sent = page.waitForResponse(apiPath('sendCodeByUser'));
  await page.getByRole('button', { name: '获取验证码' }).click();
  await sent;
  await page.getByRole('textbox', { name: '验证码' }).fill(await readCode(page.request, phone));
  await page.getByRole('checkbox').check();
}

/** All that this browser keeps of the site, as one text. */
function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database does not answer.'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        kept.push(await answerOf(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}

/** Sends a message, another one that no answer comes to, and leaves a third in the field. */
async function writeInChat(page: Page, words: readonly [string, string, string]): Promise<void> {
  const [sent, unsent, draft] = words;
  await page.goto(href('partnerChat', { id: PARTNER }, { locale: 'zh', variant: 'm' }));
  await sendLine(page, sent);
  await expect(replies(page)).toHaveCount(2);
  await page.route(apiPath('chatRespond'), () => undefined);
  const asked = page.waitForRequest(apiPath('chatRespond'));
  await sendLine(page, unsent);
  // It is stored before it is sent.
  await asked;
  await field(page).fill(draft);
}

test.describe('account removal', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('takes four steps, in which axe finds nothing, ends logged out, and the account is gone, here too', async ({
    page,
    request,
  }) => {
    const check = watchProblems(page);
    const phone = newPhone();
    const user = await newUser(request, phone);
    const words = ['发出去的话', '没发出去的话', '写到一半的话'] as const;
    await startLoggedIn(page, user);
    await writeInChat(page, words);
    await page.goto('/m/profile/');
    for (const each of [...words.slice(1), user.web_user_id]) {
      expect(await keptTexts(page)).toContain(each);
    }
    await page.getByRole('link', { name: '注销账号' }).click();
    await expect(page).toHaveURL(`/m/profile/removeAccount-${user.web_user_id}`);
    await expectAccessible(page, true);
    await toLastStep(page, () => expectAccessible(page, true));
    await page.getByRole('button', { name: '注销账号' }).click();
    await expect(page.getByText('请先勾选确认')).toBeVisible();
    await expectAccessible(page, true);
    await fillCode(page, phone);
    const removed = page.waitForRequest((each) => each.url().startsWith(apiPath('accountDelete')));
    await page.getByRole('button', { name: '注销账号' }).click();
    await expect(page.getByRole('heading', { name: '账号已经注销' })).toBeFocused();
    expect(new URL((await removed).url()).searchParams.get('ticket')).toMatch(/^[\w-]{43}$/);
    await expectLoggedOut(page);
    await expect(page.locator('header').getByRole('button', { name: '登录/注册' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: '回到首页' }).click();
    await expect(page).toHaveURL('/m/');
    const left = new RegExp([...words, user.web_user_id].join('|'));
    await expect.poll(() => keptTexts(page)).not.toMatch(left);
    const me = await request.get(apiPath('me'), {
      headers: { authorization: `Bearer ${user.access_token}` },
    });
    expect(await me.json()).toMatchObject({ error_code: ERROR_CODE.sessionInvalid });
    await forgetCodes(request, phone);
    check();
  });

  test('of somebody else is refused', async ({ page, request }) => {
    const calls: string[] = [];
    page.on('request', (each) => {
      if (/verif|delete/.test(each.url())) calls.push(each.url());
    });
    await startLoggedIn(page, await newUser(request));
    await page.goto('/en/m/profile/removeAccount-9007199254740993');
    await expect(page.getByText('This link belongs to another account')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('of nobody explains itself, and asks to log in', async ({ page }) => {
    await page.goto('/en/m/profile/removeAccount-9007199254740993');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('h1')).toHaveText('Remove account');
  });

  test('leaves everything as it is when no code can be had or looked at', async ({
    page,
    request,
  }) => {
    const phone = newPhone();
    const user = await newUser(request, phone);
    await startLoggedIn(page, user);
    await page.goto(`/m/profile/removeAccount-${user.web_user_id}`);
    await toLastStep(page);
    await page.route(apiPath('sendCodeByUser'), (route) => route.abort());
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('网络没有连上')).toBeVisible();
    await page.unroute(apiPath('sendCodeByUser'));
    await fillCode(page, phone);
    await page.route(apiPath('verifyCode'), (route) => route.fulfill({ status: 502, body: '' }));
    await page.getByRole('button', { name: '注销账号' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: '确认是你本人' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '验证码' })).toHaveValue(/^\d{6}$/);
    await forgetCodes(request, phone);
  });
});
