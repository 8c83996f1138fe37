import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The visitor's clock in milliseconds, renewed twice a minute; undefined until the page is hydrated. */
export const useNow = (): number | undefined => {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = (): void => {
      setNow(Date.now());
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
};
