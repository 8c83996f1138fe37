import type { MouseEvent, PointerEvent } from 'react';

/** True when a finger has touched a link whose name was not shown. */
let isNameless = false;

function linkOf({ target }: MouseEvent): HTMLElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/**
 * Properties of a list of links that show their names in focus and under the pointer: a finger has no hover, so its first
 * tap gives a link the focus, and the next one opens it.
 */
export const nameOnFirstTap = {
  onPointerDownCapture(event: PointerEvent): void {
    isNameless = event.pointerType === 'touch' && linkOf(event) !== document.activeElement;
  },
  onClickCapture(event: MouseEvent): void {
    if (!isNameless) return;
    isNameless = false;
    event.preventDefault();
    // A browser that gives no focus by a tap is told to.
    linkOf(event)?.focus();
  },
};
