/** What people type into; a search box counts only while they do, for its text is in the address too. */
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=hidden], [type=search], [readonly]), [type=search]:focus, textarea';

/** A form that keeps its text over a reload says so with this attribute. */
const KEPT = '[data-draft]';

/** What a visitor is in the middle of, and a reload would begin again, says so with this one. */
const UNDER_WAY = '[data-busy]';

const DIALOGS = '[role=dialog], [role=alertdialog]';

function textOf(field: Element): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : '';
}

function typedFields(): Element[] {
  return Array.from(document.querySelectorAll(FIELDS)).filter((field) => textOf(field) !== '');
}

function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

/** Whether a reload now would lose what a visitor has typed or done. */
export function wouldLoseWork(): boolean {
  return isThere(UNDER_WAY) || typedFields().some((field) => field.closest(KEPT) === null);
}

/** Whether a visitor is in the middle of something, so that nothing should change beneath. */
export function isBusy(): boolean {
  return isThere(UNDER_WAY) || isThere(DIALOGS) || typedFields().length > 0;
}
