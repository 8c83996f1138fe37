import { nextScrollTop } from './scroll-to-screen';

/** Screens of these heights, one below the other. */
function stack(...heights: number[]) {
  let top = 0;
  return heights.map((height) => {
    const span = { top, bottom: top + height };
    top = span.bottom;
    return span;
  });
}

const even = stack(800, 800, 800, 350);

test.each([
  [0, 1, 800],
  [800, 1, 1600],
  [800, -1, 0],
  [0, -1, 0],
  // Half a pixel off, as zoomed windows are.
  [799.5, 1, 1600],
  [800.5, -1, 0],
  // The last one is lower than the window: the scroller ends before its top.
  [1600, 1, 2400],
  [1950, -1, 1600],
] as const)('from %d by %d to %d', (from, direction, to) => {
  expect(nextScrollTop(even, from, 800, direction)).toBe(to);
});

test('a screen that is taller than the window is shown to its end, either way', () => {
  const tall = stack(600, 1500, 600);
  expect([600, 1200, 1500].map((from) => nextScrollTop(tall, from, 600, 1))).toEqual([
    1200, 1500, 2100,
  ]);
  expect([2100, 1500, 900, 600].map((from) => nextScrollTop(tall, from, 600, -1))).toEqual([
    1500, 900, 600, 0,
  ]);
});

test('nothing to step on is fine', () => {
  expect(nextScrollTop([], 40, 600, 1)).toBe(40);
});
