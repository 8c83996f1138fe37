/** A screen within the scroller: where it begins and ends, in pixels. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The scroll position after one step up or down: the next screen, or first the hidden part of a screen that is
 * taller than the window. In pixels, as all lengths here.
 * @param screens in their order, without gaps
 * @param from how far the scroller is scrolled
 * @param height of the window
 */
export function nextScrollTop(
  screens: readonly Span[],
  from: number,
  height: number,
  direction: 1 | -1,
): number {
  const index = screens.findLastIndex(({ top }) => top <= from + 1);
  const current = screens[index];
  if (!current) return from;
  if (direction === 1) {
    const hidden = current.bottom - (from + height);
    return hidden > 1 ? from + Math.min(hidden, height) : current.bottom;
  }
  if (current.top < from - 1) return Math.max(current.top, from - height);
  const before = screens[index - 1];
  return before ? Math.max(before.top, before.bottom - height) : 0;
}

/** Scrolls one screen up or down; the scroller's `scroll-behavior` animates it. */
export function scrollToNextScreen(scroller: HTMLElement, direction: 1 | -1): void {
  const { children, scrollTop, clientHeight } = scroller;
  const edge = scroller.getBoundingClientRect().top - scrollTop;
  const screens = Array.from(children, (child) => {
    const { top, bottom } = child.getBoundingClientRect();
    return { top: top - edge, bottom: bottom - edge };
  });
  scroller.scrollTo({ top: nextScrollTop(screens, scrollTop, clientHeight, direction) });
}
