import { useEffect, useState } from 'react';

/** Time after which whoever sits beside a player stretches. */
export const STRETCH_MS = 2 * 3_600_000;

/** How often the clock is looked at. */
const LOOK_MS = 30_000;

/** True once two hours have gone by since the seat was opened, also when the machine slept meanwhile. */
export function useStretch(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return undefined;
    let began = Date.now();
    const timer = setInterval(() => {
      // A clock that is set back begins anew.
      began = Math.min(began, Date.now());
      setDue(Date.now() - began >= STRETCH_MS);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isDue]);
  return isDue;
}
