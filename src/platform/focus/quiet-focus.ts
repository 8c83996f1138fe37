/** Their ring is there for whoever points, too. */
const FIELDS = 'input, textarea, select';

let isPointing = false;

/** Follows, from now on, whether a visitor points or types. */
export function watchPointing(): void {
  const options = { capture: true, passive: true };
  document.addEventListener('pointerdown', () => (isPointing = true), options);
  document.addEventListener('keydown', () => (isPointing = false), options);
}

/**
 * Gives the focus to an element that a script has chosen, a heading too, and scrolls nothing. Whoever points sees no ring:
 * browsers would draw one where the element that had the focus is gone.
 * @returns false when it could not take the focus, such as one that is hidden
 */
export function focusQuietly(element: HTMLElement): boolean {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) return false;
  if (isPointing && !element.matches(FIELDS)) {
    const { style } = element;
    style.outline = 'none';
    style.boxShadow = 'none';
    const show = (): void => {
      style.removeProperty('outline');
      style.removeProperty('box-shadow');
    };
    element.addEventListener('blur', show, { once: true });
  }
  return true;
}
