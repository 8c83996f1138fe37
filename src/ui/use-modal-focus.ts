import { useRef, useState } from 'react';
import { useModal } from '../platform/focus/modal';
import { pageStart } from '../platform/focus/page-start';
import { focusQuietly } from '../platform/focus/quiet-focus';
import { openerOfNow } from '../platform/focus/use-opener';

/** Handlers of Radix for a dialog that takes the focus and gives it back. */
interface ModalFocus {
  /** Notes what had the focus, and holds the page from then on: a browser takes the focus from what it cannot reach. */
  readonly take: () => void;
  readonly giveBack: (event: Event) => void;
}

/**
 * Gives the focus to a modal dialog and, when it has closed, back to what opened it.
 * @param known what opened it, where it is not what has the focus then
 */
export function useModalFocus(isOpen: boolean, known?: HTMLElement): ModalFocus {
  const opener = useRef<Element | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  // One that is told its opener may have taken the focus already.
  useModal(isOpen && (hasFocus || known !== undefined));
  return {
    take: () => {
      opener.current = openerOfNow();
      setHasFocus(true);
    },
    giveBack: (event) => {
      event.preventDefault();
      setHasFocus(false);
      // Another page may have come meanwhile, and have the focus.
      if (document.activeElement !== document.body) return;
      const back = known ?? opener.current;
      if (back instanceof HTMLElement) back.focus();
      // What opened it may have gone meanwhile: reading goes on with the page.
      const start = document.activeElement === document.body ? pageStart() : null;
      if (start) focusQuietly(start);
    },
  };
}
