import { expect, type Locator, type Page } from '@playwright/test';
import type { WireMessage, WireSessionUser } from '../contract';
import { href } from '../routes';
import { SAMPLE } from '../tools/sample-pages';
import { startLoggedIn } from '../tools/sandbox-user';
import { apiPath, newUser } from './users';

/** The partner that the tests talk to. */
export const PARTNER = SAMPLE.partner;
export const CHAT = href('partnerChat', { id: PARTNER }, { locale: 'zh', variant: 'pc' });

export function field(page: Page): Locator {
  return page.getByLabel('写给灵犀');
}

/** Labels of who wrote a line of the partner. */
export const ORIGIN = /^(AI 生成|自动回复)$/;

/** The lines of the conversation that hold these words. */
export function lines(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('list', { name: '和灵犀的对话' })
    .getByRole('listitem')
    .filter({ hasText: text });
}

/** The lines that the partner has said; the first notice speaks of AI too. */
export function replies(page: Page): Locator {
  return page
    .getByRole('list', { name: '和灵犀的对话' })
    .getByRole('listitem')
    .filter({ has: page.getByText(ORIGIN) });
}

/** The button that says what is suggested; the menus of messages are named by their words too. */
export function suggestion(page: Page, text: string): Locator {
  return page
    .getByRole('list', { name: /^(可以这样说|You could say)$/ })
    .getByRole('button', { name: text });
}

export async function sendLine(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Opens the chat with somebody new logged in. */
export async function openChat(page: Page): Promise<WireSessionUser> {
  const user = await newUser(page.request);
  await startLoggedIn(page, user);
  await page.goto(CHAT);
  await expect(field(page)).toBeVisible();
  return user;
}

export function headersOf({ access_token, web_user_id }: WireSessionUser) {
  return { authorization: `Bearer ${access_token}`, user_id: web_user_id };
}

/** Fetches the messages that a user has sent from the server. */
export async function sentBy(page: Page, user: WireSessionUser): Promise<string[]> {
  const answer = await page.request.post(apiPath('historyMessages'), {
    headers: headersOf(user),
    data: { conversation_id: `${user.web_user_id}:${PARTNER}`, limit: 100 },
  });
  const { payload } = (await answer.json()) as { payload: { list: WireMessage[] } };
  return payload.list.flatMap(({ sender, content }) => (sender === 'user' ? [content] : []));
}

/** Counts the sockets of instant messages that a page opens, and those that it has open. */
export function countSockets(page: Page): {
  readonly opened: () => number;
  readonly open: () => number;
} {
  let [opened, closed] = [0, 0];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/sandbox/im')) return;
    opened += 1;
    socket.on('close', () => {
      closed += 1;
    });
  });
  return { opened: () => opened, open: () => opened - closed };
}

const LONG_AGO = Date.parse('2026-01-01T08:00:00Z');

/** A page of a long conversation. */
function longAgo(userId: string, first: number, end: number): WireMessage[] {
  return Array.from({ length: end - first }, (_, index) => {
    const number = first + index;
    return {
      id: `old-${String(number)}`,
      conversation_id: `${userId}:${PARTNER}`,
      sender: number % 2 === 0 ? 'user' : 'character',
      type: 'text',
      content: `第 ${String(number)} 句。${'很久以前说的。'.repeat(number % 7)}`,
      created_at: new Date(LONG_AGO + number * 3_600_000).toISOString(),
      references: [],
    };
  });
}

/**
 * Answers the history of a conversation of 150 messages, by their numbers.
 * @returns lets the older ones come
 */
export async function giveHistory(page: Page, userId: string): Promise<() => void> {
  let letCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(apiPath('historyMessages'), async (route) => {
    const { before, limit } = route.request().postDataJSON() as { before?: string; limit: number };
    const end = before === undefined ? 150 : Number(before.replace('old-', ''));
    const first = Math.max(0, end - limit);
    if (before !== undefined) await mayCome;
    const payload = { list: longAgo(userId, first, end), has_more: first > 0 };
    await route.fulfill({ json: { error_code: 0, error_message: '', payload } });
  });
  return letCome;
}
