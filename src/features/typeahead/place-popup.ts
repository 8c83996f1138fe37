const GAP = 6;
const WINDOW_GAP = 16;
const LEAST_WIDTH = 360;
const LEAST_HEIGHT = 160;

/** Where a popup stands in the window, in CSS pixels. */
export interface PopupPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly maxHeight: number;
}

/** Below a form and as wide, or wider where that says too little; within the window, and above a phone's keyboard. */
export function placeBelow(
  form: Pick<DOMRect, 'left' | 'right' | 'bottom' | 'width'>,
  window: { readonly width: number; readonly height: number },
): PopupPlace {
  const room = window.width - 2 * WINDOW_GAP;
  const width = Math.min(Math.max(form.width, LEAST_WIDTH), room);
  // A narrow field widens to the left: its right edge stays.
  const wanted = form.width < width ? form.right - width : form.left;
  const left = Math.min(Math.max(wanted, WINDOW_GAP), window.width - WINDOW_GAP - width);
  const top = form.bottom + GAP;
  return { left, top, width, maxHeight: Math.max(window.height - top - WINDOW_GAP, LEAST_HEIGHT) };
}

/**
 * Keeps a popup below a form in the layer above all others, where no part of the page cuts it off.
 * @returns a function that ends it
 */
export function keepBelow(popup: HTMLElement, form: HTMLElement): () => void {
  const { visualViewport: viewport } = window;
  const place = (): void => {
    const { left, top, width, maxHeight } = placeBelow(form.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: viewport?.height ?? window.innerHeight,
    });
    popup.style.left = `${String(left)}px`;
    popup.style.top = `${String(top)}px`;
    popup.style.width = `${String(width)}px`;
    popup.style.maxHeight = `${String(maxHeight)}px`;
  };
  if ('showPopover' in popup) {
    popup.setAttribute('popover', 'manual');
    popup.showPopover();
  }
  place();
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  viewport?.addEventListener('resize', place);
  form.addEventListener('transitionend', place);
  return () => {
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
    viewport?.removeEventListener('resize', place);
    form.removeEventListener('transitionend', place);
  };
}
