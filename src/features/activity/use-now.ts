import { useEffect, useRef, useState } from 'react';
import { everyMinute } from './refresh-delay';

/**
 * The visitor's clock in milliseconds; undefined until the page is hydrated. It stands still while the
 * page is out of sight, and is right again when it comes back.
 * @param rest how long it may stand still, by what the clock says; a minute when not given
 */
export function useNow(rest: (now: number) => number = everyMinute): number | undefined {
  const [now, setNow] = useState<number>();
  const latest = useRef(rest);

  // Callers hand in a new function with every render; the clock goes on by itself.
  useEffect(() => {
    latest.current = rest;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (document.hidden) return;
      const at = Date.now();
      setNow(at);
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
