import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { chatFragment } from '../../routes/chat-fragment';
import { SAMPLE, WINDOWS } from '../sample-pages';
import type { Origins } from '../run/site-in-browser';
import { takeScene, type Scene } from './take-scene';

/** Folder of the pictures that the README shows. */
const FOLDER = '.github';
/** Empty space between two phones, in pixels. */
const GAP = 12;
/** Ground behind the phones, which GitHub shows by day and by night. */
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
const QUALITY = 82;

const zh = { locale: 'zh', variant: 'm' } as const;
const en = { locale: 'en', variant: 'm' } as const;
const ja = { locale: 'ja', variant: 'm' } as const;

/** Says something in a Chinese chat that has only begun, and waits for the whole answer. */
async function sendWords(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox');
  await field.fill(words);
  await field.press('Enter');
  // Beneath the greeting stands the first of these, beneath the answer the second.
  await page
    .getByText(/^(AI 生成|自动回复)$/)
    .nth(1)
    .waitFor();
  await page.getByText('正在输入').waitFor({ state: 'hidden' });
}

/** Plays a Japanese scene to its end, by the first answer each time. */
async function playToEnd(page: Page): Promise<void> {
  const answer = page.getByRole('list', { name: 'たとえば' }).getByRole('button').first();
  const end = page.getByRole('button', { name: 'この一コマを残す' });
  await answer.click();
  for (;;) {
    await answer.or(end).first().waitFor();
    if (await end.isVisible()) return;
    await answer.click();
    await page.getByText('が入力中').waitFor();
  }
}

/** Pictures by name; several scenes stand beside each other. */
const PICTURES: Readonly<Record<string, readonly Scene[]>> = {
  home: [{ route: 'home', place: { locale: 'zh', variant: 'pc' }, scheme: 'light' }],
  game: [{ route: 'game', place: { locale: 'en', variant: 'pc' }, scheme: 'dark' }],
  partners: [{ route: 'partners', place: { locale: 'ja', variant: 'pc' }, scheme: 'light' }],
  phones: [
    { route: 'home', place: zh, scheme: 'light' },
    { route: 'library', place: en, scheme: 'light' },
    { route: 'activity', place: ja, scheme: 'dark' },
    { route: 'role', id: SAMPLE.role, place: zh, scheme: 'dark' },
  ],
  'chat-desks': [
    {
      route: 'partnerChat',
      id: SAMPLE.partner,
      place: { locale: 'zh', variant: 'pc' },
      scheme: 'light',
      isLoggedIn: true,
      act: (page) => sendWords(page, '星海回波新手怎么开局？'),
    },
    {
      route: 'partnerChat',
      id: 'p-mobei',
      place: { locale: 'ja', variant: 'pc' },
      scheme: 'dark',
      fragment: chatFragment({ quest: 'p-mobei-q-1' }),
      isLoggedIn: true,
      act: playToEnd,
    },
  ],
  'chat-phones': [
    { route: 'partnerChat', id: SAMPLE.partner, place: ja, scheme: 'light' },
    {
      route: 'partnerChat',
      id: SAMPLE.partner,
      place: zh,
      scheme: 'light',
      isLoggedIn: true,
      act: (page) => sendWords(page, '星海回波新手怎么开局？'),
    },
    {
      route: 'partnerChat',
      id: 'p-mobei',
      place: en,
      scheme: 'dark',
      fragment: chatFragment({ quest: 'p-mobei-q-1' }),
      isLoggedIn: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Start' }).click();
        await page.getByRole('button', { name: 'On the left' }).waitFor();
      },
    },
    {
      route: 'partnerChat',
      id: SAMPLE.partner,
      place: zh,
      scheme: 'dark',
      isLoggedIn: true,
      act: async (page, context) => {
        await sendWords(page, '今晚一起玩什么？');
        await context.setOffline(true);
        await page.getByRole('textbox').fill('地铁里没信号，我晚点再来');
        await page.getByRole('textbox').press('Enter');
        await page.getByText('等待发送').first().waitFor();
      },
    },
  ],
};

/** Draws the pictures of the README anew, as WebP in `.github`. */
export async function drawReadmePictures(browser: Browser, origins: Origins): Promise<void> {
  for (const [name, scenes] of Object.entries(PICTURES)) {
    const taken: Buffer[] = [];
    for (const scene of scenes) taken.push(await takeScene(browser, origins, scene));
    const variant = scenes[0]?.place.variant ?? 'pc';
    const { width, height } = WINDOWS[variant];
    await sharp({
      create: {
        width: taken.length * (width + GAP) - GAP,
        height,
        channels: 4,
        background: TRANSPARENT,
      },
    })
      .composite(taken.map((input, at) => ({ input, left: at * (width + GAP), top: 0 })))
      .webp({ quality: QUALITY })
      .toFile(path.join(FOLDER, `${name}.webp`));
  }
  console.log(`${Object.keys(PICTURES).join(', ')} are in ${FOLDER}`);
}
