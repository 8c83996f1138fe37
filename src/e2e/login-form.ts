import { expect, type Page } from '@playwright/test';
import { endpoints } from '../contract';
import { readCode } from './users';
import { waitForHydration } from './page-monitor';

/** Texts of the form in a language. */
interface Words {
  readonly entry: string;
  readonly title: string;
  readonly phone: string;
  readonly code: string;
  readonly send: string;
  readonly countdown: RegExp;
  readonly welcome: string;
}

export const words = {
  zh: {
    entry: '登录/注册',
    title: '登录',
    phone: '手机号',
    code: '验证码',
    send: '获取验证码',
    countdown: /\d+ 秒/,
    welcome: '登录成功',
  },
  en: {
    entry: 'Log in / Sign up',
    title: 'Log in',
    phone: 'Phone number',
    code: 'Verification code',
    send: 'Send code',
    countdown: /\d+ s/,
    welcome: 'You are logged in',
  },
  ja: {
    entry: 'ログイン・新規登録',
    title: 'ログイン',
    phone: '電話番号',
    code: '認証コード',
    send: 'コードを送信',
    countdown: /^\d+秒$/,
    welcome: 'ログインしました',
  },
} satisfies Record<string, Words>;

/** Opens the login dialog from the header. */
export async function openLoginDialog(page: Page, { entry, title }: Words) {
  await page.locator('header').getByRole('button', { name: entry }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in everything, with the code that the API has sent. */
export async function fillLogin(page: Page, phone: string, { phone: number, code, send }: Words) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(number).fill(phone);
  const sent = page.waitForResponse((response) => response.url().endsWith(endpoints.sendCode.path));
  await dialog.getByRole('button', { name: send }).click();
  await sent;
  await dialog.getByRole('textbox', { name: code }).fill(await readCode(page.request, phone));
  await dialog.getByRole('checkbox').check();
}

/** The button that logs in. */
export function submitLogin(page: Page, { entry }: Words) {
  return page.getByRole('dialog').getByRole('button', { name: entry });
}

/** Opens a page, as wide as its variant is. */
export async function openPage(page: Page, address = '/activity/'): Promise<void> {
  if (address.includes('/m/')) await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await waitForHydration(page);
}
