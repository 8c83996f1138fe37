import { act, renderHook } from '@testing-library/react';
import { useCurrentScreen } from './use-current-screen';

type Report = (entries: readonly Partial<IntersectionObserverEntry>[]) => void;

let report: Report;

/** The part of a browser that jsdom lacks: it reports what a test says. */
class TestObserver {
  constructor(onReport: Report) {
    report = onReport;
  }
  observe(): void {}
  disconnect(): void {}
}

function startScroller() {
  document.body.innerHTML = '<div><p data-screen="games"></p><p data-screen="partners"></p></div>';
  const scrolled: (string | undefined)[] = [];
  for (const screen of document.querySelectorAll<HTMLElement>('[data-screen]')) {
    screen.scrollIntoView = () => scrolled.push(screen.dataset.screen);
  }
  const current = document.querySelector<HTMLElement>('div')!;
  return { place: { current }, scrolled };
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: TestObserver });
  window.history.replaceState(null, '', '/');
});

test('a link leads to its screen, though one that is passed has written itself into the address', () => {
  const { place, scrolled } = startScroller();
  renderHook(() => useCurrentScreen(place, undefined));
  const newURL = new URL('/#partners', window.location.href).href;
  window.history.replaceState(null, '', '/#games');
  window.dispatchEvent(new HashChangeEvent('hashchange', { newURL }));
  expect(scrolled).toEqual(['partners']);
});

test('an address with a fragment opens at its screen', () => {
  window.history.replaceState(null, '', '/#games');
  const { place, scrolled } = startScroller();
  renderHook(() => useCurrentScreen(place, undefined));
  expect(scrolled).toEqual(['games']);
});

test('the screen that the window came back to is the current one, though a busy browser reports it first', () => {
  const { place } = startScroller();
  const { result } = renderHook(() => useCurrentScreen(place, undefined));
  const [games, partners] = place.current.children;
  act(() => report([{ target: partners!, isIntersecting: true, time: 1 }]));
  expect(result.current).toBe('partners');
  // Chromium lists all that it has to say of one screen before the next.
  act(() =>
    report([
      { target: partners!, isIntersecting: false, time: 2 },
      { target: partners!, isIntersecting: true, time: 3 },
      { target: games!, isIntersecting: true, time: 2 },
      { target: games!, isIntersecting: false, time: 3 },
    ]),
  );
  expect(result.current).toBe('partners');
  expect(window.location.hash).toBe('#partners');
});
