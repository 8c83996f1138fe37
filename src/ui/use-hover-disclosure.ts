import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

interface Delays {
  /** How long after the pointer or the focus has come it opens, in milliseconds. */
  showMs: number;
  /** How long after both have gone it closes, in milliseconds: time to cross the gap between the two. */
  hideMs: number;
}

/** Props to be spread over the button that opens. */
export interface OpenerProps {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent) => void;
}

/** A ring is drawn around something in here: the keyboard is at it, not only the mouse. */
function hasVisibleFocus(root: Element | null): boolean {
  return Boolean(root?.querySelector(':focus-visible'));
}

/**
 * Opens something by hover, focus and click, and keeps it open while the pointer is over it or the
 * keyboard in it (WCAG 1.4.13). Opener and content lie in one element, which takes `rootProps`.
 */
export function useHoverDisclosure({ showMs, hideMs }: Delays) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const pressed = useRef<{ type: string; wasOpen: boolean }>();

  const settle = (next: boolean, ms: number): void => {
    clearTimeout(timer.current);
    if (ms === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    id,
    open,
    root,
    rootProps: {
      onPointerEnter: ({ pointerType }: PointerEvent): void => {
        if (pointerType !== 'touch') settle(true, showMs);
      },
      onPointerLeave: ({ pointerType }: PointerEvent): void => {
        if (pointerType !== 'touch' && !hasVisibleFocus(root.current)) settle(false, hideMs);
      },
      onPointerDown: ({ pointerType }: PointerEvent): void => {
        pressed.current = { type: pointerType, wasOpen: open };
      },
      onFocus: ({ target }: FocusEvent): void => {
        if (target.matches(':focus-visible')) settle(true, showMs);
      },
      onBlur: ({ relatedTarget }: FocusEvent): void => {
        const isInside = relatedTarget instanceof Node && root.current?.contains(relatedTarget);
        if (isInside !== true && root.current?.matches(':hover') !== true) settle(false, hideMs);
      },
    },
    openerProps: {
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: (): void => {
        const { type, wasOpen } = pressed.current ?? { type: 'key', wasOpen: open };
        pressed.current = undefined;
        // A mouse has opened it before it clicks; a click must not take that back.
        settle(type === 'mouse' || !wasOpen, 0);
      },
    } satisfies OpenerProps,
    /** Closes at once; a keyboard that was inside goes back to the opener. */
    close: (): void => {
      const opener = root.current?.firstElementChild;
      const active = document.activeElement;
      if (opener instanceof HTMLElement && root.current?.contains(active) && active !== opener) {
        opener.focus();
      }
      settle(false, 0);
    },
  };
}
