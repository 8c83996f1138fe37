import { nextScrollTop } from './next-scroll-top';

/** Scrolls one screen up or down; the scroller's own style says how it moves there. */
export function scrollToNextScreen(scroller: HTMLElement, direction: 1 | -1): void {
  const { children, scrollTop, clientHeight } = scroller;
  const edge = scroller.getBoundingClientRect().top - scrollTop;
  const screens = Array.from(children, (child) => {
    const { top, bottom } = child.getBoundingClientRect();
    return { top: top - edge, bottom: bottom - edge };
  });
  scroller.scrollTo({ top: nextScrollTop(screens, scrollTop, clientHeight, direction) });
}
