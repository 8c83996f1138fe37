/**
 * Fields that people type into; a search box counts only while they do, for its text is in the address too. Buttons are
 * `<button>` everywhere, never inputs.
 */
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=hidden], [type=search], [readonly]), [type=search]:focus, textarea';

/** Attribute of work that a visitor is in the middle of and that a reload would begin again. */
const UNDER_WAY = '[data-busy]';

function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

function typedFields(): Element[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return Array.from(fields).filter(({ value }) => value !== '');
}

/**
 * True when a reload now would lose what a visitor has typed or done. A form that keeps its text over a reload says so
 * with the attribute `data-draft`.
 */
export function wouldLoseWork(): boolean {
  return isThere(UNDER_WAY) || typedFields().some((field) => !field.closest('[data-draft]'));
}

/** True when a visitor is typing or has a dialog open, so that the page should not change. */
export function isBusy(): boolean {
  return isThere(`${UNDER_WAY}, [role$=dialog]`) || typedFields().length > 0;
}
