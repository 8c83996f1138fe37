import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { openMenuOf } from './message-bubble';
import type { Row } from './rows';

type List = Virtualizer<HTMLDivElement, HTMLLIElement>;

/** The row that has the focus, or has it within; -1 for none. */
interface FocusedRow {
  readonly key: string | undefined;
  readonly at: number;
  readonly setKey: (key: string | undefined) => void;
  /** Keeps that row in the document, however far it is scrolled away. */
  readonly rangeExtractor: (range: Range) => number[];
}

/** Follows which row of a list has the focus. */
export function useFocusedRow(rows: readonly Row[]): FocusedRow {
  const [key, setKey] = useState<string>();
  const at = rows.findIndex((row) => row.key === key);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (at < 0 || shown.includes(at)) return shown;
      return [...shown, at].sort((one, other) => one - other);
    },
    [at],
  );
  return { key, at, setKey, rangeExtractor };
}

/** The row that an element of the list lies in: others, such as a menu's, are its children for React alone. */
function rowOf(list: Element, target: EventTarget): HTMLElement | undefined {
  if (!(target instanceof Element) || !list.contains(target)) return undefined;
  return target.closest<HTMLElement>('[data-index]') ?? undefined;
}

function indexOf(row: HTMLElement): number {
  return Number(row.dataset.index);
}

/** Opens what can be done with a row: its menu, or the first of its buttons and links. */
function enter(row: HTMLElement): void {
  if (!openMenuOf(row)) row.querySelector<HTMLElement>('button, a[href]')?.focus();
}

/** Chooses where a key leads from the row that has the focus; undefined for other keys. */
function targetOf(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/**
 * Makes the rows of a list one stop for the Tab key: arrows, Home and End go from row to row, Enter and the menu key open
 * what can be done with one. A row that vanishes with the focus hands it to the one in its place.
 * @returns the row that Tab comes to, and what the element of the list listens to
 */
export function useRowFocus(rows: readonly Row[], focused: FocusedRow, list: List) {
  const { key, at, setKey } = focused;
  const isOnTheWay = useRef(false);
  const lastAt = useRef(0);
  const inView = Math.min(list.range?.endIndex ?? rows.length, rows.length - 1);
  // What can be answered comes before a page of a notebook: its buttons are stops, and would take the focus past the row.
  const lastInView = inView > 0 && rows[inView]?.kind === 'notebook' ? inView - 1 : inView;
  const goTo = (index: number): void => {
    isOnTheWay.current = true;
    setKey(rows[index]?.key);
  };
  useLayoutEffect(() => {
    if (at >= 0) lastAt.current = at;
    else if (key !== undefined && document.activeElement === document.body) {
      goTo(Math.min(lastAt.current, rows.length - 1));
    }
    if (at < 0 || !isOnTheWay.current) return;
    isOnTheWay.current = false;
    list.scrollToIndex(at);
    list.scrollElement
      ?.querySelector<HTMLElement>(`[data-index="${at}"]`)
      ?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, currentTarget, defaultPrevented } = event;
    const row = rowOf(currentTarget, target);
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!row || isModified || defaultPrevented) return;
    const next = targetOf(event.key, indexOf(row), rows.length - 1);
    if (next === undefined && (event.key !== 'Enter' || row !== target)) return;
    event.preventDefault();
    if (next === undefined) enter(row);
    else goTo(next);
  };
  // By the keyboard the row itself is meant, and no word in it.
  const onContextMenu = (event: MouseEvent): void => {
    const row = rowOf(event.currentTarget, event.target);
    if (row !== event.target || event.button === 2) return;
    event.preventDefault();
    enter(row);
  };
  const onFocus = ({ target, currentTarget }: FocusEvent): void => {
    const row = rowOf(currentTarget, target);
    if (row) setKey(rows[indexOf(row)]?.key);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Element)) return;
    if (currentTarget.contains(relatedTarget) || relatedTarget.closest('[role="menu"]')) return;
    setKey(undefined);
  };
  return { stop: at < 0 ? lastInView : at, keys: { onKeyDown, onContextMenu, onFocus, onBlur } };
}
