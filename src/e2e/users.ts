import { expect, type APIRequestContext, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { browserEnv } from '../config/browser-env';
import { COUNTRY_CODE } from '../config/constants';
import type { StorageKey } from '../config/storage-keys';
import { endpoints, type EndpointName, type WireSessionUser, type WireUser } from '../contract';

const api = browserEnv.apiBaseUrl;
const SESSION_KEY: StorageKey = 'userStore';

/** The whole address of an endpoint. */
export function apiPath(name: EndpointName): string {
  return api + endpoints[name].path;
}

const smsSchema = z.object({ payload: z.object({ code: z.string() }) });
const loginSchema = z.object({ payload: endpoints.login.payload });

let last = 0;

/** A number that no other test uses, also in another process. */
export function newPhone(): string {
  last += 1;
  const own = `${String(process.pid % 10_000).padStart(4, '0')}${String(last).padStart(4, '0')}`;
  return `139${own}`;
}

/** The code that was sent to a number last. */
export async function readCode(request: APIRequestContext, phone: string): Promise<string> {
  const answer = await request.get(`${api}/sandbox/sms?phone=${phone}`);
  return smsSchema.parse(await answer.json()).payload.code;
}

/** Forgets the codes of a number, so that no limit holds back the next one. */
export async function forgetCodes(request: APIRequestContext, phone: string): Promise<void> {
  await request.delete(`${api}/sandbox/sms?phone=${phone}`);
}

/** Logs a new user in at the API, past the page. */
export async function newUser(
  request: APIRequestContext,
  phone = newPhone(),
): Promise<WireSessionUser> {
  const account = { country_code: COUNTRY_CODE, phone };
  await request.post(apiPath('sendCode'), { data: account });
  const phone_verify_code = await readCode(request, phone);
  const answer = await request.post(apiPath('login'), {
    data: { ...account, phone_verify_code, source: 'test' },
  });
  await forgetCodes(request, phone);
  return loginSchema.parse(await answer.json()).payload;
}

/** Pages of this context start with this user logged in, until a logout. */
export async function startLoggedIn(page: Page, userInfo: WireSessionUser): Promise<void> {
  await page.addInitScript(
    ([key, session]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, session);
    },
    [SESSION_KEY, JSON.stringify({ isLoggedIn: true, userInfo })] as const,
  );
}

/** Reads the stored session. */
export function storedSession(page: Page): Promise<unknown> {
  return page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown,
    SESSION_KEY,
  );
}

/** Waits until the page's storage says that nobody is logged in. */
export async function expectLoggedOut(page: Page): Promise<void> {
  await expect.poll(() => storedSession(page)).toMatchObject({ isLoggedIn: false, userInfo: null });
}

/** Overrides fields of the profile that the API answers. */
export async function overrideMe(page: Page, change: Partial<WireUser>): Promise<void> {
  await page.route(apiPath('me'), async (route) => {
    const response = await route.fetch();
    const { payload } = z.object({ payload: endpoints.me.payload }).parse(await response.json());
    const answer = { error_code: 0, error_message: '', payload: { ...payload, ...change } };
    await route.fulfill({ response, json: answer });
  });
}
