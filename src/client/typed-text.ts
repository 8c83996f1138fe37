/** What people type into; a search box counts only while they do, for its text is in the address too. */
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=hidden], [type=search]), [type=search]:focus, textarea';

/** What keeps its text over a reload by itself says so with this attribute. */
const KEPT = '[data-draft]';

const textOf = (field: Element): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';

const typedFields = (): Element[] =>
  Array.from(document.querySelectorAll(FIELDS)).filter((field) => textOf(field) !== '');

/** Whether a reload now would lose something that was typed. */
export const wouldLoseText = (): boolean =>
  typedFields().some((field) => field.closest(KEPT) === null);

/** What a visitor is in the middle of: dialogs, and what says so itself. */
const UNDER_WAY = '[role=dialog], [role=alertdialog], [data-busy]';

/** Whether a visitor is in the middle of something, so that nothing should change beneath. */
export const isBusy = (): boolean =>
  typedFields().length > 0 || document.querySelector(UNDER_WAY) !== null;
