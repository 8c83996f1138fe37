const GAP = 6;
const WINDOW_GAP = 16;
const LEAST_WIDTH = 380;
/** The least height below the form; with less, the side that has more room is taken. */
const LEAST_HEIGHT = 240;

/** The place of a popup in the window, in CSS pixels: `top` from its upper edge, or `bottom` from its lower one. */
export interface PopupPlace {
  readonly left: number;
  readonly top: number | undefined;
  readonly bottom: number | undefined;
  readonly width: number;
  readonly maxHeight: number;
}

/** Places a popup below a form and as wide, or wider where the form is narrow; above it where there is more room. */
export function placeAt(
  form: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>,
  window: { readonly width: number; readonly height: number },
): PopupPlace {
  const width = Math.min(Math.max(form.width, LEAST_WIDTH), window.width - 2 * WINDOW_GAP);
  // A narrow field widens to the left: its right edge stays.
  const wanted = form.width < width ? form.right - width : form.left;
  const left = Math.min(Math.max(wanted, WINDOW_GAP), window.width - WINDOW_GAP - width);
  const above = form.top - GAP - WINDOW_GAP;
  const below = window.height - form.bottom - GAP - WINDOW_GAP;
  return below < LEAST_HEIGHT && above > below
    ? { left, width, top: undefined, bottom: window.height - form.top + GAP, maxHeight: above }
    : { left, width, top: form.bottom + GAP, bottom: undefined, maxHeight: below };
}

/**
 * Keeps a popup at a form in the layer above all others, where no part of the page cuts it off.
 * @returns a function that ends it
 */
export function keepAt(popup: HTMLElement, form: HTMLElement): () => void {
  const { visualViewport: viewport } = window;
  const place = (): void => {
    const { left, top, bottom, width, maxHeight } = placeAt(form.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: viewport?.height ?? window.innerHeight,
    });
    popup.style.left = `${String(left)}px`;
    popup.style.top = top === undefined ? 'auto' : `${String(top)}px`;
    popup.style.bottom = bottom === undefined ? 'auto' : `${String(bottom)}px`;
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
