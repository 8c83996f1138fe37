import { expect, type Page } from '@playwright/test';

/** One jump of a page: how much of the window it moved, and what moved. */
interface Shift {
  /** Milliseconds since the page was asked for. */
  readonly at: number;
  readonly value: number;
  readonly moved: readonly string[];
}

/** The budget of layout shift (performance, "Budgets"). */
const MOST = 0.01;

declare global {
  interface Window {
    /** Shifts that {@link watchShifts} has collected. */
    shifts?: Shift[];
  }
}

/** Begins to collect layout shifts, before the page is asked for. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry)) continue;
        if (entry.hadRecentInput !== false || !Array.isArray(entry.sources)) continue;
        shifts.push({
          at: entry.startTime,
          value: Number(entry.value),
          moved: entry.sources.map(({ node }: { node: Element | null }) =>
            (node?.outerHTML ?? node?.nodeName ?? '').slice(0, 160),
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts so far. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() => {
          resolve(window.shifts ?? []);
        });
      }),
  );
}

/** Fails when all that has moved so far is more than the budget. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(MOST);
}
