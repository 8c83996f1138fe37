import type { Browser, CDPSession, Page, Route } from '@playwright/test';
import type { StorageKey } from '../../../config/storage-keys';
import { endpoints, type EndpointName } from '../../../contract';
import { href } from '../../../routes';
import { SAMPLE, WINDOWS } from '../../sample-pages';
import { historyOf, messageAt, TALKER } from './long-conversation';

const SESSION_KEY: StorageKey = 'userStore';

/** Number of a message of the partner's that no history holds. */
const NEVER_SHOWN = 99_999;

const answers = {
  me: () => ({
    web_user_id: TALKER.web_user_id,
    nickname: 'Bench',
    phone_masked: '138****8000',
    created_at: '2026-01-01T00:00:00Z',
    unread_count: 0,
  }),
  storyScenes: () => ({ list: [] }),
  imToken: () => ({ im_token: 'bench' }),
  chatRespond: () => ({ message: messageAt(NEVER_SHOWN, SAMPLE.partner), suggestions: [] }),
  reportUserAction: () => ({}),
} satisfies Partial<Record<EndpointName, () => unknown>>;

const byPath = new Map<string, () => unknown>(
  Object.entries(answers).map(([name, answer]) => [
    endpoints[name as keyof typeof answers].path,
    answer,
  ]),
);

/** Answers for the API: a conversation that is known up to a number. */
async function answerCall(route: Route, end: number): Promise<void> {
  const { pathname } = new URL(route.request().url());
  let payload = byPath.get(pathname)?.();
  if (pathname === endpoints.historyMessages.path) {
    const { before, limit } = endpoints.historyMessages.input.parse(route.request().postDataJSON());
    const last = before === undefined ? end : Number(before.slice(1));
    payload = historyOf(SAMPLE.partner, Math.max(0, last - limit), last);
  }
  await route.fulfill({ json: { error_code: 0, error_message: '', payload } });
}

export interface OpenChat {
  readonly page: Page;
  readonly session: CDPSession;
  /** Milliseconds from the start of the page until the latest message was drawn. */
  readonly firstScreenMs: number;
  readonly close: () => Promise<void>;
}

/**
 * Opens the chat of a sample partner on a phone.
 * @param line where its socket leads, whatever the build says
 * @param end so many messages the server has
 * @param slowness how many times slower than this machine its processor is
 */
export async function openChat(
  browser: Browser,
  site: string,
  line: string,
  end: number,
  slowness: number,
): Promise<OpenChat> {
  const context = await browser.newContext({ viewport: WINDOWS.m });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    (route) => answerCall(route, end),
  );
  // The name that tsx gives to functions is not known in the page.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await page.addInitScript(
    ([key, text, url]) => {
      localStorage.setItem(key, text);
      localStorage.setItem('chatNotice', 'read');
      window.WebSocket = class extends WebSocket {
        constructor() {
          super(url);
        }
      };
    },
    [SESSION_KEY, JSON.stringify({ isLoggedIn: true, userInfo: TALKER }), line] as const,
  );
  const place = { locale: 'zh', variant: 'm' } as const;
  await page.goto(site + href('partnerChat', { id: SAMPLE.partner }, place));
  const firstScreenMs = await waitForMessage(page, end - 1);
  return { page, session, firstScreenMs, close: () => context.close() };
}

/** Waits until a message is drawn. @returns when it was, in milliseconds from the start of the page */
export async function waitForMessage(page: Page, number: number): Promise<number> {
  const drawn = await page.waitForFunction(
    (start) => {
      const lines = document.querySelectorAll('[data-log] li');
      for (const line of lines) if (line.textContent.includes(start)) return performance.now();
      return false;
    },
    `${String(number)}.`,
    { polling: 'raf' },
  );
  return Number(await drawn.jsonValue());
}
