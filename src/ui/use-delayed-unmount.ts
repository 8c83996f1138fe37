import { useEffect, useState } from 'react';

/** True while something is open, and `ms` milliseconds after it was closed, for its closing animation. */
export function useDelayedUnmount(open: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(open);
  useEffect(() => {
    if (open) {
      setLingers(true);
      return undefined;
    }
    const timer = setTimeout(() => setLingers(false), ms);
    return () => clearTimeout(timer);
  }, [open, ms]);
  return open || lingers;
}
