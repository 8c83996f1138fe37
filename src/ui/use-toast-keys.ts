import { useEffect, useRef, type RefObject } from 'react';
import { useModals } from '../platform/focus/modal';
import { pageStart } from '../platform/focus/page-start';
import { focusQuietly } from '../platform/focus/quiet-focus';

/** The attribute of a toast on its way out, which has nothing left to press. */
export const LEAVING_MARK = 'data-leaving';

interface Props {
  /** The newest toast that stays; undefined while there is none. */
  readonly newest: number | undefined;
  readonly close: (id: number) => void;
}

/**
 * Gives toasts their keys: Escape closes the newest one, and nothing beneath it; F6 leads to their buttons and back. Both
 * belong to a modal dialog while one is open. A toast that goes hands the focus to another one, or to where it came from.
 * @param root the element that holds the toasts
 */
export function useToastKeys(root: RefObject<HTMLElement>, { newest, close }: Props): void {
  const cameFrom = useRef<Element | null>(null);
  const goBack = (): void => {
    const { current: from } = cameFrom;
    const back = from instanceof HTMLElement && from.isConnected ? from : pageStart();
    if (back) focusQuietly(back);
  };
  useEffect(() => {
    if (newest === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing || useModals.getState().open > 0) return;
      const { activeElement: active } = document;
      if (event.key === 'Escape') {
        event.stopPropagation();
        close(newest);
      } else if (event.key === 'F6') {
        event.preventDefault();
        if (root.current?.contains(active)) goBack();
        else {
          cameFrom.current = active;
          root.current?.querySelector<HTMLElement>('a, button')?.focus();
        }
      }
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [root, newest, close]);
  useEffect(() => {
    const { current } = root;
    if (!current?.querySelector(`[${LEAVING_MARK}] :focus`)) return;
    const next = current.querySelector<HTMLElement>(`:not([${LEAVING_MARK}]) > :is(a, button)`);
    if (next) next.focus();
    else goBack();
    // After every render: one of them may be on its way out.
  });
}
