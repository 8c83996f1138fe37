import { useRef } from 'react';
import { focusQuietly } from './quiet-focus';

/** Finds the control that somebody has used; of an item of a menu the button of the menu, which is gone with it. */
function usedControl(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  const isControl = activeElement instanceof HTMLElement && activeElement !== document.body;
  return isControl ? activeElement : null;
}

/** The button of the menu whose item is being used. */
let menuButton: HTMLElement | null = null;

/** Notes which menu is used, before its item does anything: the item goes with its menu, and what it opens is asked later. */
export function noteUsedMenu(): void {
  menuButton = usedControl();
  setTimeout(() => {
    menuButton = null;
  });
}

/** Finds what opens something right now: what has the focus, or the button of a menu that has just gone. */
export function openerOfNow(): Element | null {
  return menuButton ?? document.activeElement;
}

/** Memory of what opened a part of a page, such as a bar to search in, which has the focus for a while. */
interface Opener {
  /** Notes what has the focus, before the part takes it. */
  readonly noteOpener: () => void;
  /** Gives the focus back; false where what had it is gone or hidden. */
  readonly goBackToOpener: () => boolean;
}

/** Keeps what opened a part of a page, and gives the focus back to it when the part closes. */
export function useOpener(): Opener {
  const opener = useRef<HTMLElement | null>(null);
  return {
    noteOpener: () => {
      opener.current = usedControl();
    },
    goBackToOpener: () => opener.current !== null && focusQuietly(opener.current),
  };
}
