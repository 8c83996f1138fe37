import { startTransition, useEffect, useRef, useState } from 'react';
import { everyMinute } from './refresh-delay';

/**
 * The visitor's clock, in milliseconds since 1970; undefined until the page is hydrated. It stops while the page is
 * hidden, and is updated when it is shown again.
 * @param rest the delay until the next update for a moment, both in milliseconds; a minute by default
 */
export function useNow(rest: (now: number) => number = everyMinute): number | undefined {
  const [now, setNow] = useState<number>();
  const latest = useRef(rest);

  // Callers pass a new function at every render; it must not restart the timer.
  useEffect(() => {
    latest.current = rest;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (document.hidden) return;
      const at = Date.now();
      // In pieces: at first, all that shows a state waits for it.
      startTransition(() => setNow(at));
      timer = setTimeout(look, latest.current(at));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return now;
}
