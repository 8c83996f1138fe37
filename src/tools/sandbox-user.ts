import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { COUNTRY_CODE } from '../config/constants';
import type { StorageKey } from '../config/storage-keys';
import { endpoints, type WireSessionUser } from '../contract';

export const SESSION_KEY: StorageKey = 'userStore';

const smsSchema = z.object({ payload: z.object({ code: z.string() }) });
const loginSchema = z.object({ payload: endpoints.login.payload });

/**
 * Reads the code that was sent to a number last.
 * @param api address of a reference API with its sandbox
 */
export async function readCode(
  request: APIRequestContext,
  api: string,
  phone: string,
): Promise<string> {
  const answer = await request.get(`${api}/sandbox/sms?phone=${phone}`);
  return smsSchema.parse(await answer.json()).payload.code;
}

/** Forgets the codes of a number, so that no limit holds back the next one. */
export async function forgetCodes(
  request: APIRequestContext,
  api: string,
  phone: string,
): Promise<void> {
  await request.delete(`${api}/sandbox/sms?phone=${phone}`);
}

/** Logs a number in at the API, past the page; a number that is new becomes a new user. */
export async function logInNumber(
  request: APIRequestContext,
  api: string,
  phone: string,
): Promise<WireSessionUser> {
  const account = { country_code: COUNTRY_CODE, phone };
  await request.post(api + endpoints.sendCode.path, { data: account });
  const phone_verify_code = await readCode(request, api, phone);
  const answer = await request.post(api + endpoints.login.path, {
    data: { ...account, phone_verify_code, source: 'test' },
  });
  await forgetCodes(request, api, phone);
  return loginSchema.parse(await answer.json()).payload;
}

/** Lets the pages of this context start with a user logged in, until a logout. */
export async function startLoggedIn(page: Page, userInfo: WireSessionUser): Promise<void> {
  await page.addInitScript(
    ([key, session]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, session);
    },
    [SESSION_KEY, JSON.stringify({ isLoggedIn: true, userInfo })] as const,
  );
}
