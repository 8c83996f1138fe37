import { expect, test, type Locator, type Page } from '@playwright/test';
import { browserEnv } from '../../config/browser-env';
import type { WireSessionUser } from '../../contract';
import { href } from '../../routes';
import { expectAccessible } from '../axe';
import {
  CHAT,
  countSockets,
  field,
  giveHistory,
  headersOf,
  lines,
  openChat,
  ORIGIN,
  PARTNER,
  replies,
  sendLine,
  sentBy,
} from '../chat-page';
import { fillLogin, submitLogin, words } from '../login-form';
import { waitForTwoFrames, watchProblems } from '../page-monitor';
import { startLoggedIn } from '../../tools/sandbox-user';
import { recordSpoken } from '../spoken-record';
import { apiPath, forgetCodes, newPhone, newUser, storedSession } from '../users';

/** Tells the page that it is online again, which a browser does by itself. */
function comeOnline(page: Page): Promise<boolean> {
  return page.evaluate(() => window.dispatchEvent(new Event('online')));
}

test('a partner answers piece by piece over a bad line, and the conversation stays', async ({
  page,
}) => {
  const check = watchProblems(page);
  const record = await recordSpoken(page);
  await openChat(page);
  await page.request.post(`${browserEnv.apiBaseUrl}/sandbox/im/faults`, {
    data: { double_every: 2, reorder_every: 3, garbage_every: 4 },
  });
  await page.getByRole('button', { name: '知道了' }).click();
  await sendLine(page, '星海回波新手怎么开局？');
  await expect(lines(page, '正在输入').locator('[aria-busy="true"]')).toHaveText(/\S/);
  const reply = lines(page, '前五个小时的小抄');
  await expect(reply.getByRole('link', { name: '前五个小时的小抄' })).toHaveAttribute(
    'href',
    `${href('game', { id: 'star-echo' }, { locale: 'zh', variant: 'pc' })}#section-4`,
  );
  await expect(reply.getByText(ORIGIN)).toBeVisible();
  await expect(lines(page, '正在输入')).toHaveCount(0);
  const readOut = async (): Promise<string[]> =>
    (await record.heard()).filter((line) => line.includes('咖啡机算噪声源'));
  await expect.poll(readOut).toHaveLength(1);
  await expect(page.getByRole('list', { name: '可以这样说' }).getByRole('button')).not.toHaveCount(
    0,
  );
  await expectAccessible(page, true);
  // However often its pieces came.
  expect(await readOut()).toHaveLength(1);
  await page.reload();
  await expect(lines(page, '前五个小时的小抄').locator('p[dir]')).toHaveCount(1);
  await expect(lines(page, '星海回波新手怎么开局？')).toHaveCount(1);
  await expect(page.getByRole('list', { name: '可以这样说' })).toBeVisible();
  await page.request.delete(`${browserEnv.apiBaseUrl}/sandbox/im/faults`);
  check();
});

test('who is not logged in writes, logs in, and the words are sent once', async ({ page }) => {
  await page.goto(CHAT);
  await expect(page.getByText('你还没登录')).toBeVisible();
  await expectAccessible(page, false);
  await sendLine(page, '在吗');
  await expect(page.getByRole('dialog', { name: words.zh.title })).toBeVisible();
  const phone = newPhone();
  await fillLogin(page, phone, words.zh);
  await submitLogin(page, words.zh).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await forgetCodes(page.request, phone);
  await expect(replies(page)).toHaveCount(2);
  await expect(lines(page, '在吗')).toHaveCount(1);
  const { userInfo } = (await storedSession(page)) as { userInfo: WireSessionUser };
  expect(await sentBy(page, userInfo)).toEqual(['在吗']);
});

test('what is written without a line waits over a reload, and is sent once in its order', async ({
  page,
}) => {
  const user = await openChat(page);
  const every = `${browserEnv.apiBaseUrl}/**`;
  await page.route(every, (route) => route.abort());
  await sendLine(page, '第一句');
  await sendLine(page, '第二句');
  await expect(lines(page, '等待发送')).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('对话没加载出来')).toBeVisible();
  await expect(lines(page, '等待发送')).toHaveText([/第一句/, /第二句/]);
  await page.unroute(every);
  await comeOnline(page);
  await expect(lines(page, '等待发送')).toHaveCount(0);
  await expect(replies(page)).toHaveCount(3);
  expect(await sentBy(page, user)).toEqual(['第一句', '第二句']);
});

/** Measures a text's place in the window; the day above it may come and go. */
async function topOf(line: Locator, text: string): Promise<number> {
  return (await line.getByText(text).boundingBox())?.y ?? NaN;
}

/** Waits until a place on the page stays the same for two frames. */
async function comeToRest(page: Page, place: () => Promise<number>): Promise<void> {
  await expect
    .poll(async () => {
      const at = await place();
      await waitForTwoFrames(page);
      return (await place()) - at;
    })
    .toBe(0);
}

test('who reads further up stays there, whatever comes before and behind', async ({ page }) => {
  const user = await newUser(page.request);
  await startLoggedIn(page, user);
  const letOlderCome = await giveHistory(page, user.web_user_id);
  await page.goto(CHAT);
  await expect(lines(page, '第 149 句')).toBeInViewport();
  // What is said elsewhere comes over the line, and nobody scrolls before the end has come to rest.
  await expect(page.getByText('正在连接…')).toHaveCount(0);
  const log = page.locator('[data-log]');
  await comeToRest(page, () => log.evaluate((element) => element.scrollTop));
  await log.evaluate((element) => {
    element.scrollTop = 0;
  });
  const first = lines(page, '第 100 句');
  const top = () => topOf(first, '第 100 句');
  await expect(first).toBeInViewport();
  await expect(page.getByText('正在加载更早的消息…')).toBeVisible();
  // Rows that have come into view are measured first.
  await comeToRest(page, top);
  const before = await top();
  const driftOf = async () => Math.abs((await top()) - before);
  letOlderCome();
  // The rows above it that are nearly in view.
  await expect(lines(page, '第 99 句')).toBeAttached();
  await expect.poll(driftOf).toBeLessThan(3);
  await page.request.post(apiPath('chatRespond'), {
    headers: headersOf(user),
    data: { character_id: PARTNER, content: '从别处发的', client_message_id: 'elsewhere' },
  });
  // The partner’s answer may come along with it.
  const toEnd = page.getByRole('button', { name: /^[12] 条新消息$/ });
  await expect(toEnd).toBeVisible();
  await expect.poll(driftOf).toBeLessThan(3);
  await toEnd.click();
  await expect(lines(page, '从别处发的')).toBeInViewport();
  await expect(toEnd).toHaveCount(0);
});

test('a conversation that cannot be had says so, and comes with another try', async ({ page }) => {
  const path = apiPath('historyMessages');
  await page.route(path, (route) => route.abort());
  const user = await newUser(page.request);
  await startLoggedIn(page, user);
  await page.goto(CHAT);
  const failure = page.getByRole('alert').filter({ hasText: '对话没加载出来' });
  await expect(failure).toBeVisible();
  await expectAccessible(page, false);
  await page.unroute(path);
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(lines(page, '频道通了')).toBeVisible();
  await expectAccessible(page, false);
});

test('two tabs of a browser show one conversation over one connection', async ({
  page,
  context,
}) => {
  const { opened: sockets } = countSockets(page);
  const user = await openChat(page);
  await expect.poll(sockets).toBe(1);
  const other = await context.newPage();
  const { opened: otherSockets } = countSockets(other);
  await startLoggedIn(other, user);
  await other.goto(CHAT);
  await expect(field(other)).toBeVisible();
  await Promise.all([sendLine(page, '甲在这里'), sendLine(other, '乙也在')]);
  for (const tab of [page, other]) {
    await expect(replies(tab)).toHaveCount(3);
    for (const text of ['甲在这里', '乙也在']) {
      await expect(lines(tab, text)).toHaveCount(1);
    }
  }
  for (const tab of [page, other]) await expect(lines(tab, '正在输入')).toHaveCount(0);
  const texts = (tab: Page) =>
    tab.getByRole('list', { name: '和灵犀的对话' }).getByRole('listitem').allInnerTexts();
  expect(await texts(other)).toEqual(await texts(page));
  expect(otherSockets()).toBe(0);
  await page.close();
  await expect.poll(otherSockets).toBe(1);
});
