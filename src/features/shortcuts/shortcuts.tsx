import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { useHref } from '../../links/local-link';
import { useLazy } from '../../platform/loading/use-lazy';
import { showShortcutList, useShortcuts } from './shortcut-choice';

type ShortcutAction = 'search' | 'help';

const ACTIONS: Readonly<Record<string, ShortcutAction>> = { '/': 'search', '?': 'help' };

/** Elements in which a key is a letter, or that have keys of their own. */
const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="dialog"]';

/** True for Ctrl K, on a Mac ⌘ K: it searches also while somebody types, and cannot be turned off, as it is no single key. */
function isSearchChord({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  repeat,
}: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat;
}

/**
 * Tells what a single key does; undefined while somebody types or an input method composes, with a modifier, over a dialog,
 * and where the page has used the key already.
 */
function singleKeyAction(event: KeyboardEvent): ShortcutAction | undefined {
  const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
  if (ctrlKey || metaKey || altKey || repeat) return undefined;
  if (target instanceof Element && target.closest(TYPING)) return undefined;
  return Object.hasOwn(ACTIONS, key) ? ACTIONS[key] : undefined;
}

/** Tells what a key does; undefined over a dialog, while an input method composes, and where the page has used it already. */
function shortcutOf(event: KeyboardEvent, isOn: boolean): ShortcutAction | undefined {
  if (event.isComposing || event.defaultPrevented) return undefined;
  if (document.querySelector('[role="dialog"]')) return undefined;
  if (isSearchChord(event)) return 'search';
  return isOn ? singleKeyAction(event) : undefined;
}

/** Finds the first element of a kind that is shown: others are hidden with a frame of the other width. */
function shown(...selectors: readonly string[]): HTMLElement | undefined {
  return selectors
    .flatMap((selector) => Array.from(document.querySelectorAll<HTMLElement>(selector)))
    .find((element) => element.getClientRects().length > 0);
}

/** Goes to the search field of the page, else to that of its header, or opens the sheet that has one; else to its page. */
function goToSearch(searchPage: string): void {
  const field = shown('main input[type="search"]', 'input[type="search"]');
  const door = shown('[data-search-door] a');
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  } else if (door) door.click();
  else navigate(searchPage);
}

function load() {
  return import('./shortcut-list.lazy');
}

/** The keys `/` (search) and `?` (the list of keys), unless the visitor has turned them off, and Ctrl or ⌘ K (search). Rendered once, in the frame. */
export function Shortcuts() {
  const isOn = useShortcuts((state) => state.isOn);
  const isListOpen = useShortcuts((state) => state.isListOpen);
  const searchPage = useHref()('search', {});
  const close = (): void => showShortcutList(false);
  const { code } = useLazy(load, { when: isListOpen, onFail: close });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = shortcutOf(event, isOn);
      if (!action) return;
      // The key itself must not be typed into the field.
      event.preventDefault();
      if (action === 'help') {
        showShortcutList(true);
        return;
      }
      goToSearch(searchPage);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, searchPage]);
  return code ? <code.ShortcutList open={isListOpen} onClose={close} /> : null;
}
