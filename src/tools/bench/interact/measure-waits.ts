import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Reads how long the page has let a visitor wait, in milliseconds, and begins anew. */
    takeWaits?: () => number[];
  }
}

/** A slow phone on this machine. */
const CPU_SLOWDOWN = 4;

/**
 * Notes the time from each input to the end of the frame that follows it: of clicks and keys by Event Timing, which
 * tells of 16 ms and more, of the wheel by the frame after it. Runs in the page, before anything of it.
 */
export function observeWaits(): void {
  let waits: number[] = [];
  const take = (entries: readonly PerformanceEntry[]): void => {
    waits.push(...entries.map(({ duration }) => duration));
  };
  const observer = new PerformanceObserver((list) => {
    take(list.getEntries());
  });
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(events);
  window.addEventListener(
    'wheel',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        setTimeout(() => waits.push(performance.now() - timeStamp));
      });
    },
    { capture: true, passive: true },
  );
  window.takeWaits = () => {
    take(observer.takeRecords());
    const taken = waits;
    waits = [];
    return taken;
  };
}

/** Reads the waits when the frames of the last input are drawn. */
async function readWaits(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            setTimeout(() => {
              resolve(window.takeWaits?.() ?? []);
            });
          });
        });
      }),
  );
}

/**
 * Does something on a page as on a slow phone.
 * @returns the longest time from an input to the next frame; 0 when all of them took less than 16 ms
 */
export async function longestWait(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.waitForLoadState('networkidle');
  await readWaits(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await act();
  const waits = await readWaits(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return Math.max(0, ...waits);
}
