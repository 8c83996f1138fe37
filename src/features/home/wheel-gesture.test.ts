import { beginGesture, continueGesture, type WheelGesture } from './wheel-gesture';

/** When steps are made, of events given as [milliseconds, pixels]. */
function stepsOf(events: readonly (readonly [number, number])[]): number[] {
  let turn: WheelGesture | undefined;
  const steps: number[] = [];
  for (const [at, size] of events) {
    turn = turn && continueGesture(turn, size, at);
    if (turn || size < 50) continue;
    turn = beginGesture(size, at);
    steps.push(at);
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

test('another flick while the first one fades is another step', () => {
  const [, second] = stepsOf([...flick(0, 70), ...flick(70 * 16)]);
  expect(second).toBeGreaterThanOrEqual(70 * 16);
  expect(second).toBeLessThan(76 * 16);
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
