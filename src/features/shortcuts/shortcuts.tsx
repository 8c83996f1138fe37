import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { useHref } from '../../links/local-link';
import { useLazy } from '../../platform/loading/use-lazy';
import { showShortcutList, useShortcuts } from './shortcut-choice';
import { searchField, shortcutOf } from './shortcut-keys';

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
