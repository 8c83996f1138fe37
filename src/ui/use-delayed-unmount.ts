import { useEffect, useState } from 'react';

/** True while something is open, and that long after it was closed: time for it to leave. */
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
