import { useEffect, useRef, useState } from 'react';

/** Key code of every key that an input method takes for itself; Safari reports nothing else. */
const COMPOSING = 229;

interface FieldState {
  /** What is typed, without what an input method still composes. */
  readonly query: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** What a visitor types into a field, and whether its suggestions are open: while it has the focus, and not after Escape. */
export function useSearchField(field: HTMLInputElement): FieldState {
  const [query, setQuery] = useState(field.value);
  const [isOpen, setOpen] = useState(document.activeElement === field);
  useEffect(() => {
    const read = (): void => {
      setQuery(field.value);
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
  return { query, isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

export interface ComboboxKeys {
  /** By how many options the arrow keys move on; undefined where there is none. */
  readonly onMove: (by: 1 | -1) => void;
  readonly onOpen: () => void;
  /** Answers whether there was something to close. */
  readonly onClose: () => boolean;
  /** Answers whether there was something to choose; else Enter sends the form. */
  readonly onChoose: () => boolean;
}

/** Acts on a key of a combobox (ARIA Authoring Practices Guide); answers whether the browser has nothing left to do. */
function actOnKey({ key, altKey }: KeyboardEvent, keys: ComboboxKeys): boolean {
  if (key === 'ArrowDown' && altKey) keys.onOpen();
  else if (key === 'ArrowUp' && altKey) keys.onClose();
  else if (key === 'ArrowDown') keys.onMove(1);
  else if (key === 'ArrowUp') keys.onMove(-1);
  else if (key === 'Enter') return keys.onChoose();
  else if (key === 'Escape') return keys.onClose();
  else return false;
  return true;
}

/** Listens to the keys of a combobox; those that an input method takes are none of them. */
export function useComboboxKeys(field: HTMLInputElement, keys: ComboboxKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- The one sign that Safari gives.
      if (event.isComposing || event.keyCode === COMPOSING) return;
      if (actOnKey(event, latest.current)) event.preventDefault();
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

/** Makes the field a combobox for as long as there are suggestions for it, and a plain search field again after that. */
export function useComboboxAttributes(
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
