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

/**
 * Tells what a key does; undefined while somebody types or an input method composes, with a modifier, over a dialog,
 * and where the page has used the key already.
 */
function shortcutOf(event: KeyboardEvent): ShortcutAction | undefined {
  const { key, target, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || repeat || defaultPrevented) return undefined;
  if (target instanceof Element && target.closest(TYPING)) return undefined;
  if (document.querySelector('[role="dialog"]')) return undefined;
  return Object.hasOwn(ACTIONS, key) ? ACTIONS[key] : undefined;
}

/** Finds the search field of the page, else that of its header; undefined where none is shown. */
function searchField(): HTMLInputElement | undefined {
  const fields = ['main', 'body'].flatMap((place) =>
    Array.from(document.querySelectorAll<HTMLInputElement>(`${place} input[type="search"]`)),
  );
  // Hidden with a frame of the other width, or behind a closed menu.
  return fields.find((field) => field.getClientRects().length > 0);
}

function load() {
  return import('./shortcut-list.lazy');
}

/** The keys `/` (search) and `?` (the list of keys), unless the visitor has turned them off. Rendered once, in the frame. */
export function Shortcuts() {
  const isOn = useShortcuts((state) => state.isOn);
  const isListOpen = useShortcuts((state) => state.isListOpen);
  const searchPage = useHref()('search', {});
  const close = (): void => showShortcutList(false);
  const { code } = useLazy(load, { when: isListOpen, onFail: close });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = shortcutOf(event);
      if (!action) return;
      // The key itself must not be typed into the field.
      event.preventDefault();
      if (action === 'help') {
        showShortcutList(true);
        return;
      }
      const field = searchField();
      if (!field) navigate(searchPage);
      field?.focus();
      field?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, searchPage]);
  return code ? <code.ShortcutList open={isListOpen} onClose={close} /> : null;
}
