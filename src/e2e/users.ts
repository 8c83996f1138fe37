import { expect, type APIRequestContext, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { browserEnv } from '../config/browser-env';
import { endpoints, type EndpointName, type WireSessionUser, type WireUser } from '../contract';
import * as sandbox from '../tools/sandbox-user';
import { SESSION_KEY } from '../tools/sandbox-user';

const api = browserEnv.apiBaseUrl;

/** The whole address of an endpoint. */
export function apiPath(name: EndpointName): string {
  return api + endpoints[name].path;
}

let last = 0;

/** A number that no other test uses, also in another process. */
export function newPhone(): string {
  last += 1;
  const own = `${String(process.pid % 10_000).padStart(4, '0')}${String(last).padStart(4, '0')}`;
  return `139${own}`;
}

/** Reads the code that was sent to a number last. */
export function readCode(request: APIRequestContext, phone: string): Promise<string> {
  return sandbox.readCode(request, api, phone);
}

/** Forgets the codes of a number, so that no limit holds back the next one. */
export function forgetCodes(request: APIRequestContext, phone: string): Promise<void> {
  return sandbox.forgetCodes(request, api, phone);
}

/** Logs a new user in at the API, past the page. */
export function newUser(request: APIRequestContext, phone = newPhone()): Promise<WireSessionUser> {
  return sandbox.logInNumber(request, api, phone);
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
