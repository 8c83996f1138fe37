/** What a key does. */
export type ShortcutAction = 'search' | 'help';

const ACTIONS: Readonly<Record<string, ShortcutAction>> = { '/': 'search', '?': 'help' };

/** Fields in which a key is a letter; and what has keys of its own. */
const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="dialog"]';

/**
 * What a key does on a page; undefined while somebody types or an input method composes, with a modifier, where the
 * page has used the key already, and over a dialog.
 */
export function shortcutOf(event: KeyboardEvent): ShortcutAction | undefined {
  const { key, target, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || repeat || defaultPrevented) return undefined;
  if (target instanceof Element && target.closest(TYPING)) return undefined;
  if (document.querySelector('[role="dialog"]')) return undefined;
  return Object.hasOwn(ACTIONS, key) ? ACTIONS[key] : undefined;
}

/** The search field of the page, else that of its header; undefined where none is shown. */
export function searchField(): HTMLInputElement | undefined {
  const fields = ['main', 'body'].flatMap((place) =>
    Array.from(document.querySelectorAll<HTMLInputElement>(`${place} input[type="search"]`)),
  );
  // Hidden with a frame of the other width, or behind a closed menu.
  return fields.find((field) => field.getClientRects().length > 0);
}
