import { wantsLittleMotion } from '../../ui/reduced-motion';
import type { ShownSentence } from './spoken-sentences';

/** Name of the highlight (CSS Custom Highlight API). */
export const HIGHLIGHT = 'sentence';

/** Marks the block of the sentence, where a browser cannot mark the sentence itself (before Safari 17.2, Firefox 140). */
export const SPOKEN = 'data-spoken';

/** Part of the window's height that is kept free above and below the sentence. */
const MARGIN = 0.15;

function isInSight({ top, bottom }: DOMRect): boolean {
  const { innerHeight } = window;
  return bottom > 0 && top < innerHeight;
}

function isComfortable({ top, bottom }: DOMRect): boolean {
  const { innerHeight } = window;
  return top >= innerHeight * MARGIN && bottom <= innerHeight * (1 - MARGIN);
}

/** Marks a sentence in its text, without a change of the text. */
export function markSentence({ range, block }: ShownSentence): void {
  unmarkSentence();
  if ('CSS' in window && 'highlights' in CSS) {
    CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  } else block.setAttribute(SPOKEN, '');
}

export function unmarkSentence(): void {
  if ('CSS' in window && 'highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
  for (const block of document.querySelectorAll(`[${SPOKEN}]`)) block.removeAttribute(SPOKEN);
}

/**
 * Scrolls so that a sentence can be read along. A reader who has scrolled away from the last one is left there.
 * @param last the sentence before it; undefined for the first
 */
export function followSentence(
  scroller: Element,
  { range }: ShownSentence,
  last: ShownSentence | undefined,
): void {
  if (last && !isInSight(last.range.getBoundingClientRect())) return;
  const box = range.getBoundingClientRect();
  if (isComfortable(box)) return;
  scroller.scrollBy({
    top: box.top - window.innerHeight * MARGIN * 2,
    behavior: wantsLittleMotion() ? 'instant' : 'smooth',
  });
}
