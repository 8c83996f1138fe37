import { followWheel, nextScrollTop, type WheelGesture } from './scroll-by-screens.lazy';

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

test('a screen that is a little taller than the window is one step, either way', () => {
  const screens = stack(1080, 1094, 1080);
  expect([0, 1080, 1094].map((from) => nextScrollTop(screens, from, 1080, 1))).toEqual([
    1080, 2174, 2174,
  ]);
  expect([2174, 1094, 1080].map((from) => nextScrollTop(screens, from, 1080, -1))).toEqual([
    1080, 1080, 0,
  ]);
});

test('nothing to step on is fine', () => {
  expect(nextScrollTop([], 40, 600, 1)).toBe(40);
});

/** When steps are made, of events given as [milliseconds, pixels]. */
function stepsOf(events: readonly (readonly [number, number])[]): number[] {
  let gesture: WheelGesture | undefined;
  const steps: number[] = [];
  for (const [at, delta] of events) {
    gesture = followWheel(gesture, delta, at);
    if (gesture.step?.at === at) steps.push(at);
  }
  return steps;
}

/** A flick: an event each 16 ms, quickly faster, slowly fainter. */
function flick(from: number, length = 90) {
  return Array.from({ length }, (_, index) => {
    const size = index < 6 ? 30 + 25 * index : 160 * 0.96 ** (index - 6);
    return [from + 16 * index, size] as const;
  });
}

test('a flick is one step, however long it fades', () => {
  expect(stepsOf(flick(0))).toEqual([16]);
});

test('the last faint events of a flick waver, and are no step', () => {
  const faint = Array.from(
    { length: 200 },
    (_, index) => [1600 + 16 * index, 1 + (index % 4)] as const,
  );
  expect(stepsOf([...flick(0, 100), ...faint])).toEqual([16]);
});

test('another flick while the first one fades is another step', () => {
  const [, second] = stepsOf([...flick(0, 70), ...flick(70 * 16)]);
  expect(second).toBeGreaterThanOrEqual(70 * 16);
  expect(second).toBeLessThan(76 * 16);
});

test('back while a flick fades is a step, however gently', () => {
  const back = Array.from({ length: 10 }, (_, index) => [(70 + index) * 16, -12] as const);
  expect(stepsOf([...flick(0, 70), ...back])).toEqual([16, 74 * 16]);
});

test('notches are a step each once the last step is done and the wheel was at rest', () => {
  expect(
    stepsOf([
      [0, 120],
      [200, 120],
      [700, 120],
      [800, 120],
      [1400, 120],
    ]),
  ).toEqual([0, 700, 1400]);
});

test.each([
  { what: '30 of 20 px', sizes: Array.from({ length: 30 }, () => 20), at: 32 },
  { what: '12 of 10 px', sizes: Array.from({ length: 12 }, () => 10), at: 64 },
  { what: '40 to 2 px', sizes: Array.from({ length: 20 }, (_, index) => 40 - 2 * index), at: 16 },
])('small events of a fine wheel add up to one step: $what', ({ sizes, at }) => {
  expect(stepsOf(sizes.map((size, index) => [16 * index, size]))).toEqual([at]);
});

test('small events with rests between them, or to and fro, add up to nothing', () => {
  expect(stepsOf(Array.from({ length: 9 }, (_, index) => [300 * index, 20]))).toEqual([]);
  expect(
    stepsOf(Array.from({ length: 9 }, (_, index) => [20 * index, 30 * (-1) ** index])),
  ).toEqual([]);
});
