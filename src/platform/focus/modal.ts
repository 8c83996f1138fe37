import { useEffect } from 'react';
import { create } from 'zustand';

/** How many modal dialogs are open. */
export const useModals = create(() => ({ open: 0 }));

function count(more: 1 | -1): void {
  useModals.setState(({ open }) => ({ open: open + more }));
  const page = document.querySelector('main')?.closest('body > *');
  page?.toggleAttribute('inert', useModals.getState().open > 0);
}

/**
 * Takes the page behind a modal dialog out of reach for as long as the dialog is open: nothing of it takes the focus, is
 * clicked or is read. To be called by what lies in the dialog, so that it knows by then what had the focus.
 */
export function useModal(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    count(1);
    return () => count(-1);
  }, [isOpen]);
}
