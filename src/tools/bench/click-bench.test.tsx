import { waitFor } from '@testing-library/react';
import { timeClicks } from './click-bench';
import { percentile } from './figures';

test.each([
  [0.5, 3],
  [0.75, 4],
  [1, 5],
])('%s of the clicks take no longer than this', (share, value) => {
  expect(percentile([5, 1, 4, 2, 3], share)).toBe(value);
});

test('a click takes until its page has another heading and is drawn', async () => {
  document.body.innerHTML = '<h1>Library</h1><a href="/game/">game</a>';
  timeClicks();
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    window.history.pushState(null, '', '/game/');
  });
  link?.click();
  // What changes before the page does is not the page.
  document.body.append('loading');
  await Promise.resolve();
  expect(frames).toHaveLength(0);
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = 'Game';
  await waitFor(() => expect(frames).toHaveLength(1));
  expect(window.clickTime).toBeUndefined();
  frames[0]?.(performance.now());
  await waitFor(() => expect(window.clickTime).toEqual(expect.any(Number)));
});
