/** Finds the box around an element that scrolls sideways. */
function rowAround(element: Element): Element | undefined {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const isRow = box.scrollWidth > box.clientWidth && box !== document.documentElement;
    if (isRow && /auto|scroll/.test(getComputedStyle(box).overflowX)) return box;
  }
  return undefined;
}

/**
 * Brings what gets the focus wholly into sight where it stands in a row that scrolls sideways, such as that of the tags:
 * browsers leave alone what is seen in part, beneath the end that fades.
 * @returns a function that ends it
 */
export function showFocusInRows(): () => void {
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    if (rowAround(target)) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}
