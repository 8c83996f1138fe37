import { expect, test, type Page } from '@playwright/test';
import { localeFacts } from '../../config/locales';
import { compareFragment } from '../../routes/compare-fragment';
import { href } from '../../routes';
import { SAMPLE } from '../../tools/sample-pages';
import { expectDistinctNames } from '../control-names';
import { field, lines, openChat, replies, sendLine } from '../chat-page';
import { openLoginDialog, openPage, submitLogin, words } from '../login-form';
import { recordSpoken } from '../spoken-record';
import { newPhone } from '../users';

// What is said, in its order and in words: a line too many is heard by everybody who listens.

/** Lets time stand still: what the voice says after a rest comes when the test lets it. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets the voice say all that waits. */
function rest(page: Page): Promise<void> {
  return page.clock.runFor(1000);
}

test('a wrong code is heard once, with the field that gets the focus', async ({ page }) => {
  const record = await recordSpoken(page);
  await openPage(page);
  const dialog = await openLoginDialog(page, words.zh);
  await dialog.getByLabel('手机号').fill(newPhone());
  const code = dialog.getByRole('textbox', { name: '验证码' });
  // Nothing was ever sent to this number.
  await code.fill('246810');
  await dialog.getByRole('checkbox').check();
  await holdTime(page);
  await submitLogin(page, words.zh).focus();
  await rest(page);
  await record.heard();
  await record.forget();
  await page.keyboard.press('Enter');
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(code).toBeFocused({ timeout: 100 });
  }).toPass();
  await rest(page);
  expect(await record.heard()).toEqual([
    'textbox: 验证码, required, invalid, holds “246810” (验证码不对或已过期，请核对后重新输入)',
  ]);
});

test('of an empty login form the first message is heard, with its field', async ({ page }) => {
  const record = await recordSpoken(page);
  await openPage(page, '/en/activity/');
  const dialog = await openLoginDialog(page, words.en);
  const phone = dialog.getByLabel('Phone number');
  await expect(phone).toBeFocused();
  await holdTime(page);
  await record.heard();
  await record.forget();
  await submitLogin(page, words.en).focus();
  await record.heard();
  await page.keyboard.press('Enter');
  await expect(phone).toBeFocused();
  await rest(page);
  expect(await record.heard()).toEqual([
    'button: Log in / Sign up',
    'textbox: Phone number, required, invalid (Enter your phone number)',
  ]);
});

test('suggestions are counted aloud once typing rests', async ({ page }) => {
  const record = await recordSpoken(page);
  await openPage(page);
  const search = page.locator('header [name=searchValue]').first();
  await search.focus();
  await expect(search).toHaveAttribute('role', 'combobox');
  await holdTime(page);
  await record.heard();
  await record.forget();
  for (const text of ['d', 'de', 'deng', 'dengt', 'dengta']) await search.fill(text);
  const lighthouse = page.getByRole('option', { name: '最后的灯塔' }).first();
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await lighthouse.count()).toBe(1);
  }).toPass();
  await rest(page);
  expect(await record.heard()).toEqual([expect.stringMatching(/^says: \d+ 条建议$/)]);
});

test('the results of a search are counted aloud', async ({ page }) => {
  const record = await recordSpoken(page);
  await openPage(page, '/en/game-library/search/?searchValue=tea');
  await expect
    .poll(record.heard)
    .toEqual([expect.stringMatching(/^says: \d+ results? for “tea”$/)]);
});

test('a partner’s page that one comes to is heard once, by its heading, which comes late', async ({
  page,
}) => {
  await page.clock.install();
  const record = await recordSpoken(page);
  await openPage(page, '/game-partner/');
  await page.waitForLoadState('networkidle');
  const link = page.locator('main a[href*="/game-partner/"]:visible').first();
  await link.focus();
  await record.heard();
  await record.forget();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const name = await heading.innerText();
  await rest(page);
  const heard = await record.heard();
  expect(heard.filter((line) => line.startsWith('says:'))).toEqual([]);
  expect(heard.filter((line) => line.includes(name))).toHaveLength(1);
});

test('a partner’s reply is heard with its name, and lines of the chat with who says them', async ({
  page,
}) => {
  const record = await recordSpoken(page);
  await openChat(page);
  await expect(page.getByText('正在连接…')).toHaveCount(0);
  await expect(replies(page)).toHaveCount(1);
  await field(page).focus();
  await record.heard();
  await record.forget();
  await sendLine(page, '星海回波新手怎么开局？');
  const reply = lines(page, '前五个小时的小抄');
  await expect(reply).toHaveCount(1);
  await expect(lines(page, '正在输入')).toHaveCount(0);
  const said = async (): Promise<string[]> => {
    const texts = await replies(page).locator('p[dir]').allInnerTexts();
    // The first is the greeting, which was there.
    // Who wrote it is said with the first reply of a visit.
    return texts
      .slice(1)
      .map(
        (text, at) =>
          `says: 灵犀${at === 0 ? '，自动回复' : ''}：${text.replace(/\s+/g, ' ').trim()}`,
      );
  };
  await expect.poll(record.heard).toEqual(await said());
  await record.forget();
  const newest = reply.first();
  await lines(page, '星海回波新手怎么开局？').focus();
  await record.heard();
  await record.forget();
  await page.keyboard.press('ArrowDown');
  await expect(newest).toBeFocused();
  // A line has its words as long as it has the focus: each is heard before the next key.
  await record.heard();
  await page.keyboard.press('ArrowUp');
  await expect(lines(page, '星海回波新手怎么开局？')).toBeFocused();
  await record.heard();
  await page.keyboard.press('ArrowDown');
  expect(await record.heard()).toEqual([
    expect.stringMatching(/^item: 灵犀：.+，\d+:\d\d$/),
    expect.stringMatching(/^item: 我：星海回波新手怎么开局？，\d+:\d\d$/),
    expect.stringMatching(/^item: 灵犀：.+，\d+:\d\d$/),
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: /^操作：/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(newest).toBeFocused();
  await expectDistinctNames(page);
});

test('a favourite is heard to come and to go', async ({ page }) => {
  const record = await recordSpoken(page);
  await openPage(page, `/en/game-library/${SAMPLE.game}/`);
  const favourite = page.getByRole('button', { name: /^Save: / });
  await favourite.focus();
  await record.heard();
  await record.forget();
  await page.keyboard.press('Enter');
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  const shelved = expect.stringContaining('Saved to your shelf.');
  await expect.poll(record.heard).toEqual([shelved]);
  await page.keyboard.press('Enter');
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(record.heard).toEqual([shelved, 'says: Taken off your shelf.']);
});

test('a comparison says who stands in it, and who is left', async ({ page }) => {
  const record = await recordSpoken(page);
  const place = { locale: 'zh', variant: 'pc' } as const;
  await openPage(
    page,
    href('compare', {}, place) + compareFragment('game', [SAMPLE.game, 'last-lighthouse']),
  );
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  const names = await columns.getByRole('link').allInnerTexts();
  const list = new Intl.ListFormat(localeFacts.zh.formats, { type: 'conjunction' });
  await expect.poll(record.heard).toEqual([`says: 正在对比：${list.format(names)}`]);
  await page.getByRole('button', { name: `移除${names[1] ?? ''}` }).focus();
  await record.heard();
  await record.forget();
  await page.keyboard.press('Enter');
  await expect(columns).toHaveCount(1);
  await expect
    .poll(async () => (await record.heard()).filter((line) => line.startsWith('says: ')))
    .toEqual([`says: 正在对比：${names[0] ?? ''}`]);
});

test('a picture of the gallery is heard by its text and its place', async ({ page }) => {
  const record = await recordSpoken(page);
  await openPage(page, `/game-library/${SAMPLE.game}/`);
  const picture = page.getByRole('region', { name: '画面' }).getByRole('link').first();
  const text = (await picture.getByRole('img').getAttribute('alt')) ?? '';
  await picture.press('Enter');
  const said = async (): Promise<string[]> =>
    (await record.heard()).filter((line) => line.startsWith('says: '));
  await expect
    .poll(said)
    .toEqual([
      expect.stringContaining(`says: ${text}，第 1 张`),
      expect.stringMatching(/^says: .{60}/),
    ]);
  await record.forget();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(said)
    .toEqual([expect.stringContaining('，第 2 张'), expect.stringMatching(/^says: .{60}/)]);
});
