import { expect, type Page } from '@playwright/test';
import { browserEnv } from '../../config/browser-env';
import { IM_TIMES } from '../../config/chat-limits';
import type { WireSessionUser } from '../../contract';
import { startLoggedIn } from '../../tools/sandbox-user';
import { CHAT, countSockets, field, headersOf, lines, PARTNER } from '../chat-page';
import { putToSleep, test } from '../sleepy-browser';
import { apiPath, newUser } from '../users';

async function openChat(page: Page, user: WireSessionUser): Promise<void> {
  await startLoggedIn(page, user);
  await page.goto(new URL(CHAT, browserEnv.siteUrl).href);
  await expect(field(page)).toBeVisible();
}

/**
 * Lets the test say when the intervals of a length run in a tab. Playwright's clock is one for all tabs, and would wait
 * for the one that sleeps.
 * @returns runs them once
 */
async function holdIntervals(page: Page, held: number): Promise<() => Promise<void>> {
  await page.addInitScript((ms) => {
    const runs = new Map<unknown, () => void>();
    const { setInterval: start, clearInterval: stop } = window;
    Reflect.set(window, 'setInterval', (run: () => void, every: number) => {
      const id = start(every === ms ? () => undefined : run, every);
      if (every === ms) runs.set(id, run);
      return id;
    });
    Reflect.set(window, 'clearInterval', (id: number) => {
      runs.delete(id);
      stop(id);
    });
    window.addEventListener('held-intervals', () => {
      for (const run of [...runs.values()]) run();
    });
  }, held);
  return () => page.evaluate(() => void window.dispatchEvent(new CustomEvent('held-intervals')));
}

test('a tab that is seen connects itself when the one that is connected sleeps, which follows once it is awake', async ({
  sleepy,
  request,
}) => {
  const user = await newUser(request);
  const sayElsewhere = (content: string) =>
    request.post(apiPath('chatRespond'), {
      headers: headersOf(user),
      data: { character_id: PARTNER, content, client_message_id: content },
    });
  const asleep = await sleepy.newPage();
  const first = countSockets(asleep);
  await openChat(asleep, user);
  await expect.poll(first.open).toBe(1);
  const seen = await sleepy.newPage();
  const second = countSockets(seen);
  const passBeat = await holdIntervals(seen, IM_TIMES.beatMs);
  await openChat(seen, user);
  await sayElsewhere('都醒着');
  await expect(lines(seen, '都醒着')).toHaveCount(1);
  expect(second.opened()).toBe(0);

  const wake = await putToSleep(asleep);
  for (let beat = 0; beat < IM_TIMES.missedBeats; beat += 1) await passBeat();
  expect(second.opened()).toBe(0);
  // What the other tab has passed on before it slept, such as the partner's answer, may be heard only now: the beats count
  // from there. How many are missed is a matter of `shared-transport.test.tsx`.
  const openAfterBeat = async (): Promise<number> => {
    await passBeat();
    return second.open();
  };
  await expect.poll(openAfterBeat).toBe(1);
  await sayElsewhere('只有你醒着');
  await expect(lines(seen, '只有你醒着')).toHaveCount(1);

  await wake();
  await expect.poll(first.open).toBe(0);
  await sayElsewhere('又都醒了');
  for (const text of ['都醒着', '只有你醒着', '又都醒了']) {
    await expect(lines(asleep, text)).toHaveCount(1);
  }
  expect([first.opened(), second.opened()]).toEqual([1, 1]);
});
