import { act, fireEvent, renderHook } from '@testing-library/react';
import { useQuietMoment } from './use-quiet-moment';

beforeEach(() => {
  jest.useFakeTimers();
});

function pass(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

test('comes after a moment in which nothing is done', () => {
  const { result } = renderHook(useQuietMoment);
  expect(result.current).toBe(false);
  pass(600);
  expect(result.current).toBe(true);
});

test('waits as long as the visitor scrolls or taps, and stays once it has come', () => {
  const { result } = renderHook(useQuietMoment);
  for (const sign of [
    () => fireEvent.scroll(document),
    () => fireEvent.pointerDown(document.body),
  ]) {
    pass(500);
    sign();
  }
  pass(599);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(result.current).toBe(true);
});

test('does not wait for what moves by itself within the page', () => {
  const wheel = document.body.appendChild(document.createElement('ul'));
  const { result } = renderHook(useQuietMoment);
  pass(500);
  fireEvent.scroll(wheel);
  pass(100);
  expect(result.current).toBe(true);
});
