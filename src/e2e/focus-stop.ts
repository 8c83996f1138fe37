import type { Page } from '@playwright/test';

/** A part of the window, in CSS pixels. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The place that a press of Tab has led to. */
export interface FocusStop {
  /** Tag and name: who mends it finds it by them. */
  readonly name: string;
  /** Tag, class and part of the page: elements alike in them have the same ring. */
  readonly look: string;
  /** Words for what a visitor would miss here; none where all is well. */
  readonly fault: string;
  /** Says that the walk has come round. */
  readonly isFirst: boolean;
  /** Part of the window in which the element is seen. */
  readonly seen: Area;
  /** Length of those of its edges that the window does not cut off. */
  readonly edgePx: number;
}

/** Set on the elements of a walk: the number of the stop. */
const STOP = 'data-stop';
/** Set on the element that shows the ring: the one with the focus, or a box around it. */
export const RINGED = 'data-ringed';

/** Forgets the stops of a walk, so that another one may begin on the same page. */
export function forgetStops(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    for (const stop of document.querySelectorAll(`[${mark}]`)) stop.removeAttribute(mark);
  }, STOP);
}

/** Gives the focus to the last of the elements that follow the focused one and are like it: of a list of cards, say. */
export function skipAlike(page: Page): Promise<void> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const part = focused?.closest('header, footer, main, nav, dialog') ?? document.body;
    const last = [...part.querySelectorAll<HTMLElement>(focused?.localName ?? 'a')]
      .filter((each) => each.className === focused?.className && each.checkVisibility())
      .at(-1);
    if (last && last !== focused) last.focus();
  });
}

/**
 * Says what has the focus, and whether it can be seen where it is.
 * @param number - counts the stops of a page, from 1
 */
export function readStop(page: Page, number: number): Promise<FocusStop> {
  return page.evaluate(
    ([at, stopMark, ringedMark]) => {
      const focused = document.activeElement;
      const nothing = { x: 0, y: 0, width: 0, height: 0 };
      if (!focused || focused === document.body || focused === document.documentElement) {
        const fault = 'the focus is lost';
        return { name: 'body', look: '', fault, isFirst: false, seen: nothing, edgePx: 0 };
      }
      const text = focused.getAttribute('aria-label') ?? focused.textContent.trim();
      const name = `${focused.localName} "${text.replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
      const part = focused.closest('header, footer, main, nav, dialog')?.localName ?? 'body';
      const look = [part, focused.localName, focused.getAttribute('class') ?? ''].join(' ');

      const earlier = focused.getAttribute(stopMark);
      const first = document.querySelector(`[${stopMark}="1"]`);
      // A field that takes the focus at once lets the walk begin behind what comes before it.
      const isBeforeFirst =
        first?.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_PRECEDING;
      const isFirst = at > 2 && (focused === first || isBeforeFirst);
      if (earlier === null) focused.setAttribute(stopMark, String(at));

      // Who shows the ring: the element, a box around it (of a field), its picture, or the card it is stretched over.
      const hasRing = (element: Element, pseudo?: string): boolean => {
        const { outlineStyle, outlineWidth, content } = getComputedStyle(element, pseudo);
        // A radio button may be hidden in the label that is drawn for it.
        if (element.clientWidth * element.clientHeight === 1) return false;
        const isThere = pseudo === undefined || (content !== 'none' && content !== 'normal');
        return isThere && outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      };
      let ringed: Element | null = focused;
      while (ringed && !hasRing(ringed) && !hasRing(ringed, '::after')) {
        ringed = ringed.parentElement;
      }
      const label = focused.closest('label');
      ringed ??= [...(label?.querySelectorAll('*') ?? [])].find((each) => hasRing(each)) ?? null;
      document.querySelector(`[${ringedMark}]`)?.removeAttribute(ringedMark);
      ringed?.setAttribute(ringedMark, '');

      let marked = ringed ?? focused;
      const isStretched = !hasRing(marked) && hasRing(marked, '::after');
      if (isStretched && getComputedStyle(marked).position === 'static') {
        marked = (marked instanceof HTMLElement ? marked.offsetParent : null) ?? marked;
      }

      // What the window and boxes that scroll or cut leave of it.
      let [left, top, right, bottom] = [0, 0, window.innerWidth, window.innerHeight];
      for (let box: Element | null = marked; box && box !== document.body;) {
        const { position } = getComputedStyle(box);
        box = position === 'fixed' ? null : box.parentElement;
        if (!box || box === document.body || getComputedStyle(box).overflow === 'visible') continue;
        const edges = box.getBoundingClientRect();
        [left, top] = [Math.max(left, edges.left), Math.max(top, edges.top)];
        [right, bottom] = [Math.min(right, edges.right), Math.min(bottom, edges.bottom)];
      }
      // A link over several lines has a box for each.
      const boxes = [...marked.getClientRects()].filter(({ width, height }) => width * height > 1);
      const pieces = boxes
        .map((box) => ({
          left: Math.max(box.left, left),
          top: Math.max(box.top, top),
          right: Math.min(box.right, right),
          bottom: Math.min(box.bottom, bottom),
          edgePx:
            (box.top >= top ? box.width : 0) +
            (box.bottom <= bottom ? box.width : 0) +
            (box.left >= left ? box.height : 0) +
            (box.right <= right ? box.height : 0),
        }))
        .filter((piece) => piece.right - piece.left >= 1 && piece.bottom - piece.top >= 1);
      const size = (piece: (typeof pieces)[number]): number =>
        (piece.right - piece.left) * (piece.bottom - piece.top);
      const largest = pieces.toSorted((one, other) => size(other) - size(one))[0];

      const findFault = (): string => {
        if (earlier === String(at - 1)) return 'the focus is stuck';
        if (earlier !== null && earlier !== String(at) && !isFirst)
          return `the focus comes back to stop ${earlier}`;
        if (boxes.length === 0) return 'it has no size';
        if (!largest) return 'it is not in the window';
        const middle = [(largest.left + largest.right) / 2, (largest.top + largest.bottom) / 2];
        const hit = document.elementFromPoint(middle[0] ?? 0, middle[1] ?? 0);
        if (!hit || hit === document.body || hit === document.documentElement) {
          return 'nothing is where it should be';
        }
        if (marked.contains(hit) || hit.contains(marked)) return '';
        return `it is covered by ${hit.localName} "${hit.textContent.trim().slice(0, 20)}"`;
      };
      const seen = {
        x: Math.min(...pieces.map((piece) => piece.left)),
        y: Math.min(...pieces.map((piece) => piece.top)),
        width: 0,
        height: 0,
      };
      seen.width = Math.max(...pieces.map((piece) => piece.right)) - seen.x;
      seen.height = Math.max(...pieces.map((piece) => piece.bottom)) - seen.y;
      return {
        name,
        look,
        fault: findFault(),
        isFirst,
        seen: largest ? seen : nothing,
        edgePx: pieces.reduce((sum, { edgePx }) => sum + edgePx, 0),
      };
    },
    [number, STOP, RINGED] as const,
  );
}
