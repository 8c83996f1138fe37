import { renderHook } from '@testing-library/react';
import { useCurrentScreen } from './use-current-screen';

/** The part of a browser that jsdom lacks: it reports nothing here. */
class QuietObserver {
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
  Object.assign(window, { IntersectionObserver: QuietObserver });
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
