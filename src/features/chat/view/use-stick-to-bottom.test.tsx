import { act, renderHook } from '@testing-library/react';
import { NEAR_END_PX, useStickToBottom } from './use-stick-to-bottom';

const [HEIGHT, VIEW] = [5000, 800];

function open() {
  const { result } = renderHook(useStickToBottom);
  return {
    result,
    /** Scrolls to so many pixels above the end. */
    scrollTo: (aboveEnd: number, scrollHeight = HEIGHT) => {
      const log = document.createElement('div');
      Object.defineProperties(log, {
        scrollTop: { value: scrollHeight - VIEW - aboveEnd },
        scrollHeight: { value: scrollHeight },
        clientHeight: { value: VIEW },
      });
      act(() => result.current.onScroll(log));
      const { isAtEnd, isFollowing } = result.current;
      // What is drawn and what the next row asks say the same.
      expect(isFollowing.current).toBe(isAtEnd);
      return isAtEnd;
    },
  };
}

it('follows the end at first, near it, and again when the reader comes back', () => {
  const { result, scrollTo } = open();
  expect(result.current.isAtEnd).toBe(true);
  expect(scrollTo(0)).toBe(true);
  expect(scrollTo(NEAR_END_PX)).toBe(true);
  expect(scrollTo(NEAR_END_PX + 1)).toBe(false);
  // Going down is not enough: the end has to be near.
  expect(scrollTo(2000)).toBe(false);
  expect(scrollTo(1000)).toBe(false);
  expect(scrollTo(NEAR_END_PX)).toBe(true);
});

it('goes on following what grows faster than it is scrolled', () => {
  const { scrollTo } = open();
  scrollTo(0);
  expect(scrollTo(900, HEIGHT + 1000)).toBe(true);
  expect(scrollTo(900, HEIGHT + 1000)).toBe(true);
  expect(scrollTo(901, HEIGHT + 1000)).toBe(false);
});

it('follows and leaves the end when it is told to', () => {
  const { result } = open();
  act(() => result.current.leave());
  expect([result.current.isAtEnd, result.current.isFollowing.current]).toEqual([false, false]);
  act(() => result.current.follow());
  expect([result.current.isAtEnd, result.current.isFollowing.current]).toEqual([true, true]);
});
