import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { startLoggedIn } from '../../tools/sandbox-user';
import { href } from '../../routes';
import { chatFragment } from '../../routes/chat-fragment';
import { expectAccessible } from '../axe';
import { CHAT, field, lines, openChat, PARTNER, replies, sendLine, suggestion } from '../chat-page';
import { watchProblems } from '../page-monitor';
import { newUser } from '../users';

const PHONE = { width: 390, height: 664 };
const PHONE_CHAT = href('partnerChat', { id: PARTNER }, { locale: 'zh', variant: 'm' });

function send(page: Page) {
  return page.getByRole('button', { name: '发送' });
}

/** Height of the room in which the conversation is read, in pixels. */
async function logHeight(page: Page): Promise<number> {
  return (await page.locator('[data-log]').boundingBox())?.height ?? 0;
}

test('every window has the field and its button, and a wide and high one the figure too', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(CHAT);
  await expect(field(page)).toBeVisible();
  const figure = page.locator('main img[width="900"]').last();
  await expect(figure).toBeInViewport();
  for (const [width, height] of [
    [2560, 1440],
    [1280, 660],
    [1024, 768],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await expect(figure).toBeVisible({ visible: width === 2560 });
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(PHONE_CHAT);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 568 });
    await expect(send(page)).toBeInViewport({ ratio: 1 });
  }
  check();
});

test('on a phone the window belongs to the conversation, also while its first notice is read', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.setViewportSize(PHONE);
  await page.goto(PHONE_CHAT);
  await expect(page.getByRole('region', { name: '开聊之前' })).toBeInViewport();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await logHeight(page)).toBeGreaterThanOrEqual(320);
  await expectAccessible(page, true);
  // Without the answers, which are there at once, it would be a form.
  await page.getByRole('list', { name: '可以这样说' }).getByRole('button').first().click();
  await expect(lines(page, '那我们值同一班')).toBeVisible();
  // A keyboard covers the window without making it smaller.
  await field(page).focus();
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 390 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(() => logHeight(page)).toBeGreaterThanOrEqual(320);
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  check();
});

test('a bubble is as wide when a reply is whole as while it came', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openChat(page);
  await page.setViewportSize(PHONE);
  // Looked for in each frame of the page: a full line of it is there, and it is not whole yet.
  const width = page.waitForFunction(() => {
    const box = document.querySelector('[aria-busy="true"]')?.getBoundingClientRect();
    return box && box.height > 70 ? box.width : undefined;
  });
  const [found] = await Promise.all([width, sendLine(page, '星海回波新手怎么开局？')]);
  const before = await found.jsonValue();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const whole = lines(page, '三片常走的水域').locator('p[dir]').locator('..');
  expect((await whole.boundingBox())?.width).toBe(before);
  const menu = lines(page, '三片常走的水域').getByRole('button', { name: /^操作：/ });
  const opacity = () => menu.locator('..').evaluate((each) => getComputedStyle(each).opacity);
  await page.mouse.move(0, 0);
  await expect.poll(opacity).toBe('0');
  await menu.hover();
  await expect.poll(opacity).toBe('1');
});

test('a scene begins under its picture, is played under a bar, ends as a frame to keep, and the next one follows', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await startLoggedIn(page, await newUser(page.request));
  const place = { locale: 'en', variant: 'm' } as const;
  const partner = 'p-mobei';
  await page.goto(
    href('partnerChat', { id: partner }, place) + chatFragment({ quest: `${partner}-q-1` }),
  );
  const bar = page.getByRole('region', { name: 'This scene', exact: true });
  const height = async () => Math.round((await bar.boundingBox())?.height ?? 0);
  await expect(bar).toContainText('close the gap in a single stroke');
  await expect(bar.locator('img').first()).toBeVisible();
  await expect.poll(height).toBe(120);
  expect(await logHeight(page)).toBeGreaterThanOrEqual(0.55 * 844);
  await expectAccessible(page, true);
  await page.getByRole('button', { name: 'Got it' }).click();
  const start = suggestion(page, 'Start');
  const row = await start.boundingBox();
  expect(row?.height).toBeGreaterThanOrEqual(48);
  expect(row?.width).toBeGreaterThan(340);
  await start.click();
  await expect.poll(height).toBe(44);
  for (const choice of ['On the left', 'The ripples at its foot', 'Don’t ask.']) {
    await suggestion(page, choice).click();
  }
  const choice = suggestion(page, 'Exactly on the spot');
  await expect(choice).toBeVisible();
  await expect(bar).toContainText('Progress 3/4');
  await test.step('a keyboard takes half of the window', async () => {
    const message = page.getByRole('textbox', { name: 'Message Mobei' });
    await message.focus();
    await page.setViewportSize({ width: 390, height: 460 });
    const last = page
      .getByRole('list', { name: 'Conversation with Mobei' })
      .getByRole('listitem')
      .last();
    await expect(last).toBeInViewport();
    await expect(message).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await choice.click();
  const end = page.getByRole('region', { name: 'You finished this scene' });
  await expect(end.locator('img')).toBeVisible();
  await expect(end.locator('blockquote')).not.toBeEmpty();
  await expectAccessible(page, true);
  const download = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Keep this frame' }).click();
  const png = readFileSync(await (await download).path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  await expect(bar).toContainText('Progress 4/4');
  await end.getByRole('link', { name: /^Next scene/ }).click();
  await expect(page).toHaveURL(new RegExp(`#quest=${partner}-q-2$`));
  await expect(bar).toContainText('Progress 0/');
  await expect(suggestion(page, 'Start')).toBeVisible();
  await page.goto(href('profile', {}, place));
  const played = page.getByRole('region', { name: 'Scenes you finished' });
  await expect(played).toContainText('1 of 3 scenes');
  await expect(played.locator('img')).toHaveCount(1);
  check();
});

test('what a partner remembers is shown, corrected and forgotten, and axe finds nothing', async ({
  page,
}) => {
  const check = watchProblems(page);
  await openChat(page);
  await sendLine(page, '我叫小河');
  await expect(replies(page).last()).toContainText('小河');
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '它记得什么' }).click();
  const dialog = page.getByRole('dialog', { name: '它记得什么' });
  await expect(dialog.getByText(/小河/)).toBeVisible();
  await expectAccessible(page, true);
  await dialog.getByRole('button', { name: /^更正/ }).click();
  await dialog.getByRole('textbox').fill('小溪');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('改好了。')).toBeVisible();
  await dialog.getByRole('button', { name: /^忘掉：.*小溪/ }).click();
  await expect(dialog.getByText('已经忘了。')).toBeVisible();
  check();
});
