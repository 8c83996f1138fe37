import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { TOOLTIP_HIDE_MS } from '../config/times';

/** Distance of a tooltip from its control and from the window's edges, in pixels. */
const GAP_PX = 6;

/** Room that a tooltip needs above its control; with less it stands below. */
const ROOM_PX = 48;

/** Finds the control around a node that shows nothing but an icon. One that opens a card shows its name there. */
function iconControl(node: EventTarget | null): HTMLElement | undefined {
  const control = node instanceof Element ? node.closest<HTMLElement>('button, a[href]') : null;
  if (control?.textContent !== '') return undefined;
  const opensCard = control.hasAttribute('aria-haspopup') || control.hasAttribute('aria-expanded');
  return control.getAttribute('aria-label') && !opensCard ? control : undefined;
}

/** Brings the control whose name is to be seen, from pointer, focus and Escape. */
function useNamedControl(): HTMLElement | undefined {
  const [control, setControl] = useState<HTMLElement>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    const show = (next: HTMLElement | undefined): void => {
      if (next) {
        keep();
        setControl(next);
      } else {
        // From the first step away on: a quick walk has many.
        timer ??= setTimeout(hide, TOOLTIP_HIDE_MS);
      }
    };
    const onPointerOver = ({ pointerType, target }: PointerEvent): void => {
      if (pointerType !== 'touch') show(iconControl(target));
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      const isVisible = target instanceof Element && target.matches(':focus-visible');
      show(isVisible ? iconControl(target) : undefined);
    };
    const hide = (): void => {
      keep();
      setControl(undefined);
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', hide, { capture: true });
    };
  }, []);
  return control?.isConnected ? control : undefined;
}

const tipStyle = {
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 'toast',
  maxWidth: '15rem',
  paddingX: 2,
  paddingY: 1,
  border: '1px solid transparent',
  borderRadius: 'small',
  backgroundColor: 'nightDeep',
  color: 'onNight',
  fontSize: 1,
  lineHeight: 1.4,
  pointerEvents: 'none',
} satisfies ThemeUIStyleObject;

/** Moves a tooltip above its control, or below where there is no room, and into the window. */
function place(tip: HTMLElement, control: HTMLElement): void {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const most = window.innerWidth - offsetWidth - GAP_PX;
  const x = Math.max(GAP_PX, Math.min(left + width / 2 - offsetWidth / 2, most));
  const y = top < ROOM_PX ? bottom + GAP_PX : top - offsetHeight - GAP_PX;
  tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

/**
 * Shows the name of whatever control is nothing but an icon while it is pointed at or has the focus of the keyboard: at
 * once, and for 200 ms after that (specification, section 9). Rendered once; a screen reader has the name already.
 */
export function IconTooltips() {
  const control = useNamedControl();
  const tip = useRef<HTMLDivElement>(null);
  const name = control?.getAttribute('aria-label');
  useLayoutEffect(() => {
    if (tip.current && control) place(tip.current, control);
  }, [control, name]);
  if (!name) return null;
  return createPortal(
    <div ref={tip} aria-hidden sx={tipStyle}>
      {name}
    </div>,
    document.body,
  );
}
