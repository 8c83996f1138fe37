import { useEffect, useRef, type TouchEvent } from 'react';

/** A finger that stays as long as this presses long. */
export const LONG_PRESS_MS = 500;
/** One that moves further than this scrolls. */
const STILL_PX = 10;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/** Calls with the element that a finger has pressed long; returns handlers for what is around such elements. */
export function useLongPress(onLongPress: (pressed: Element) => void) {
  const press = useRef<Press>();
  const end = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => end, []);
  return {
    onTouchStart: ({ target, touches }: TouchEvent): void => {
      end();
      const [finger, other] = Array.from(touches);
      if (!finger || other || !(target instanceof Element)) return;
      const timer = setTimeout(() => onLongPress(target), LONG_PRESS_MS);
      press.current = { timer, x: finger.clientX, y: finger.clientY };
    },
    onTouchMove: ({ touches }: TouchEvent): void => {
      const [finger] = Array.from(touches);
      if (!finger || !press.current) return;
      const { x, y } = press.current;
      if (Math.hypot(finger.clientX - x, finger.clientY - y) > STILL_PX) end();
    },
    onTouchEnd: end,
    onTouchCancel: end,
  };
}
