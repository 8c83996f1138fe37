import { act, renderHook } from '@testing-library/react';
import { startCountdown, useCountdown, type Countdown } from './use-countdown';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

function pass(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}
function show(countdown: Countdown | undefined) {
  return renderHook(({ given }) => useCountdown(given), { initialProps: { given: countdown } });
}
/** The wall clock alone moves: a computer slept, or somebody set it. */
function setClock(ms: number) {
  jest.setSystemTime(Date.now() + ms);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

it('is 0 when there is none', () => {
  expect(show(undefined).result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('goes from 60 to 0 in ticks of one second, and stops', async () => {
  const { result } = show(startCountdown(60));
  const seen = [result.current];
  for (let second = 0; second < 60; second += 1) {
    await pass(1000);
    seen.push(result.current);
  }
  expect(seen).toEqual(Array.from({ length: 61 }, (_, index) => 60 - index));
  expect(jest.getTimerCount()).toBe(0);
});

it('begins with another one', () => {
  const { result, rerender } = show(undefined);
  rerender({ given: startCountdown(30) });
  expect(result.current).toBe(30);
});

it('goes on after a reload', async () => {
  const countdown = startCountdown(60);
  const before = show(countdown);
  await pass(20_500);
  before.unmount();
  expect(jest.getTimerCount()).toBe(0);
  const kept = JSON.parse(JSON.stringify(countdown)) as Countdown;
  expect(show(kept).result.current).toBe(40);
});

it('counts the time of a computer that slept', () => {
  const { result } = show(startCountdown(60));
  setClock(45_000);
  expect(result.current).toBe(15);
  setClock(60_000);
  expect(result.current).toBe(0);
});

it('is right after late timers', async () => {
  const { result } = show(startCountdown(60));
  await pass(1000);
  setClock(29_000);
  await pass(1000);
  expect(result.current).toBe(29);
});

it.each([-10_000, -3_600_000])('is not longer when the clock is set back by %d ms', async (ms) => {
  const { result } = show(startCountdown(60));
  await pass(20_000);
  setClock(ms);
  expect(result.current).toBe(40);
  await pass(40_000);
  expect(result.current).toBe(0);
});

it('is over after a reload with a clock that stands before its beginning', () => {
  const countdown = startCountdown(60);
  jest.setSystemTime(Date.now() - 3_600_000);
  expect(show(countdown).result.current).toBe(0);
});
