import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Option } from './options';
import type { FoundHits } from './use-local-hits';

/** Key code of every key that an input method takes for itself; Safari reports nothing else. */
const COMPOSING = 229;

export interface FieldState {
  /** The typed text, without what an input method still composes. */
  readonly query: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Follows what a visitor types into a field. Its suggestions are open while it has the focus, and not after Escape. */
export function useSearchField(field: HTMLInputElement): FieldState {
  const [query, setQuery] = useState(field.value);
  const [isOpen, setOpen] = useState(document.activeElement === field);
  useEffect(() => {
    const read = (): void => {
      // The letter is seen at once, and the next one interrupts what the list does with it.
      startTransition(() => setQuery(field.value));
      setOpen(true);
    };
    const onInput = (event: Event): void => {
      if (!(event instanceof InputEvent && event.isComposing)) read();
    };
    const onBlur = (): void => setOpen(false);
    const events = [
      ['input', onInput],
      ['compositionend', read],
      ['focus', read],
      ['click', read],
      ['blur', onBlur],
    ] as const;
    setQuery(field.value);
    setOpen(document.activeElement === field);
    for (const [name, listener] of events) field.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of events) field.removeEventListener(name, listener);
    };
  }, [field]);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return { query, isOpen, open, close };
}

interface Combobox extends Omit<FieldState, 'query'> {
  readonly listId: string;
  readonly options: readonly Option[];
  /** The active option is given up when either of them changes. */
  readonly query: string;
  readonly answer: FoundHits | undefined;
  readonly choose: (option: Option) => void;
  /** Escape closes the list. */
  readonly isClosable: boolean;
  /** Enter takes the first option where none is active. */
  readonly takesFirst: boolean;
}

/** Makes the id of an option, by its place among all options of a list. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${String(place)}`;
}

/** Makes the field a combobox for as long as there are suggestions for it, and a plain search field again after that. */
function useComboboxAttributes(
  field: HTMLInputElement,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  });
  const names = useRef(Object.keys(attributes));
  useEffect(() => {
    const own = names.current;
    return () => {
      for (const name of own) field.removeAttribute(name);
    };
  }, [field]);
}

/**
 * Makes the field a combobox with a list (ARIA Authoring Practices Guide). Keys that an input method takes are left to it.
 * @returns the place of the active option
 */
export function useCombobox(field: HTMLInputElement, combobox: Combobox): number | undefined {
  const { listId, options, query, answer, isOpen, open, close, choose } = combobox;
  const { isClosable, takesFirst } = combobox;
  const [active, setActive] = useState<number>();
  useEffect(() => setActive(undefined), [query, answer]);
  useEffect(() => {
    // Not when it opens: the arrow that opens it chooses too.
    if (!isOpen) setActive(undefined);
  }, [isOpen]);
  const isShown = isOpen && options.length > 0;

  const move = (by: 1 | -1): void => {
    open();
    const { length } = options;
    if (length === 0) return;
    setActive((last) =>
      last === undefined ? (by > 0 ? 0 : length - 1) : (last + by + length) % length,
    );
  };
  /** Acts on a key; true when the browser has nothing left to do. */
  const actOnKey = ({ key, altKey }: KeyboardEvent): boolean => {
    const chosen = active ?? (takesFirst ? 0 : undefined);
    const option = isShown && chosen !== undefined ? options[chosen] : undefined;
    if (key === 'ArrowDown' && altKey) open();
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp' && !altKey) move(-1);
    else if (key === 'ArrowUp') close();
    else if (key === 'Enter' && option) choose(option);
    else if (key === 'Escape' && isShown && isClosable) close();
    else return false;
    return true;
  };
  const latest = useRef(actOnKey);
  useEffect(() => {
    latest.current = actOnKey;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // oxlint-disable-next-line typescript/no-deprecated -- The one sign that Safari gives.
      if (event.isComposing || event.keyCode === COMPOSING) return;
      if (latest.current(event)) event.preventDefault();
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field]);
  useComboboxAttributes(field, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isShown),
    'aria-controls': isShown ? listId : undefined,
    'aria-activedescendant': isShown && active !== undefined ? optionId(listId, active) : undefined,
  });
  return active;
}
