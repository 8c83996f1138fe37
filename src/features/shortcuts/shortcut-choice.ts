import { create } from 'zustand';
import { onStoredElsewhere, readStored, writeStored } from '../../platform/storage';

/** Reads the visitor's choice: single keys can be turned off (WCAG 2.1.4). */
export function readShortcutChoice(): boolean {
  return readStored('localStorage', 'shortcuts', (text) => text !== 'off');
}

interface Shortcuts {
  readonly isOn: boolean;
  /** The list of shortcuts is open. */
  readonly isListOpen: boolean;
}

export const useShortcuts = create<Shortcuts>(() => ({
  isOn: readShortcutChoice(),
  isListOpen: false,
}));

onStoredElsewhere('shortcuts', () => useShortcuts.setState({ isOn: readShortcutChoice() }));

/** Turns the keys on or off, for this page also where the choice cannot be kept. */
export function chooseShortcuts(isOn: boolean): void {
  writeStored('localStorage', 'shortcuts', isOn ? undefined : 'off');
  useShortcuts.setState({ isOn });
}

export function showShortcutList(isListOpen: boolean): void {
  useShortcuts.setState({ isListOpen });
}
