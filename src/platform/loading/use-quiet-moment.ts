import { useEffect, useState } from 'react';

/** Events of a visitor whom something new in the window would get in the way of. */
const SIGNS = ['pointerdown', 'pointerup', 'keydown', 'scroll', 'wheel', 'touchmove'] as const;

/** How long nothing of this happens in a quiet moment, in milliseconds. */
const QUIET_MS = 600;

/**
 * True once the visitor has neither tapped, typed nor scrolled for a moment, and from then on: for what comes by itself
 * and must not come under a thumb.
 */
export function useQuietMoment(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wait, true);
    };
    const wait = (event?: Event): void => {
      // What moves by itself within the page, as the wheel of partners does, is no sign of anybody.
      if (event?.type === 'scroll' && event.target !== document) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        stop();
        setQuiet(true);
      }, QUIET_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, wait, { capture: true, passive: true });
    wait();
    return stop;
  }, []);
  return isQuiet;
}
