import type { CDPSession, Page } from '@playwright/test';

/** The heap that is in use after everything else was thrown away, in bytes. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

export function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

/**
 * Scrolls from the end upwards, a good part of a screen in every frame.
 * @returns the times between frames, in milliseconds
 */
export function scrollUp(page: Page): Promise<number[]> {
  const FRAMES = 120;
  const STEP_PX = 300;
  return page.evaluate(
    ([frames, step]) =>
      new Promise<number[]>((resolve) => {
        const log = document.querySelector('[data-log]');
        const times: number[] = [];
        let last: number | undefined;
        const next = (now: number): void => {
          if (last !== undefined) times.push(now - last);
          last = now;
          if (times.length === frames || !log) {
            if (log) log.scrollTop = log.scrollHeight;
            resolve(times);
            return;
          }
          log.scrollTop -= step;
          requestAnimationFrame(next);
        };
        if (log) log.scrollTop = log.scrollHeight;
        requestAnimationFrame(next);
      }),
    [FRAMES, STEP_PX] as const,
  );
}
