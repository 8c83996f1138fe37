import type { CDPSession, Page } from '@playwright/test';
import { SAMPLE } from '../../sample-pages';
import type { BenchKind } from '../bench-kind';
import { openLine } from '../chat/line';
import { messageAt } from '../chat/long-conversation';
import { countElements, heapOf, scrollUp } from '../chat/measure-page';
import { openChat, waitForMessage } from '../chat/open-chat';
import { median, type Figure } from '../figures';
import { openBrowser, serveSite } from '../first-view/open-site';

const MESSAGES = 10_000;
/** Messages at the start: one page of the history. */
const BEFORE = 50;
const SLOWNESS = 4;
const MB = 1_000_000;

/** @returns the times between frames of each time that the log is scrolled upwards */
async function scrollUpSlowly(
  page: Page,
  session: CDPSession,
  rounds: number,
): Promise<number[][]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  const scrolls: number[][] = [];
  for (let round = 0; round < rounds; round += 1) scrolls.push(await scrollUp(page));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return scrolls;
}

function longestFrame(scrolls: readonly number[][]): number {
  return median(scrolls.map((times) => Math.max(...times)));
}

/**
 * Used by whoever changes the chat, before the change lands: its memory and its frames have budgets.
 * A chat of 10,000 messages on a phone: its first screen and its frames at a quarter of the speed, its memory and
 * elements, and how many messages a second come from the socket through the store to the screen.
 */
export const chat: BenchKind = {
  name: 'chat',
  measure: async ({ options, scope, report, log }) => {
    const site = await serveSite(scope, options.site);
    const line = await openLine(scope);
    const browser = await openBrowser(scope);
    const place = { table: 'chat', row: `${String(MESSAGES)} messages` };

    const firstScreens: number[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const visit = await openChat(browser, site, line.url, MESSAGES, SLOWNESS);
      firstScreens.push(visit.firstScreenMs);
      await visit.close();
    }
    log('chat, first screen: done');

    const { page, session, close } = await openChat(browser, site, line.url, BEFORE, 1);
    await page.waitForLoadState('networkidle');
    const shortScrolls = await scrollUpSlowly(page, session, options.rounds);
    const heapBefore = await heapOf(session);
    const frames = Array.from({ length: MESSAGES }, (_, at) =>
      JSON.stringify({ type: 'message', message: messageAt(BEFORE + at, SAMPLE.partner) }),
    );
    const began = performance.now();
    line.send(frames);
    await waitForMessage(page, BEFORE + MESSAGES - 1);
    const seconds = (performance.now() - began) / 1000;
    log('chat, messages over the socket: done');

    const heap = (await heapOf(session)) - heapBefore;
    const scrolls = await scrollUpSlowly(page, session, options.rounds);
    const figures: Omit<Figure, 'table' | 'row'>[] = [
      { column: 'first screen', unit: 'ms', value: median(firstScreens) },
      { column: 'frame', unit: 'ms', value: median(scrolls.flat()) },
      {
        column: 'longest frame',
        unit: 'ms',
        value: longestFrame(scrolls),
        beside: longestFrame(shortScrolls),
      },
      { column: 'heap', unit: 'MB', value: heap / MB },
      { column: 'elements', unit: '', value: await countElements(page) },
      { column: 'messages', unit: '/s', value: MESSAGES / seconds },
    ];
    report(figures.map((figure) => ({ ...place, ...figure })));
    await close();
  },
};
