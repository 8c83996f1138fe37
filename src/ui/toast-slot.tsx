import { useEffect, useState } from 'react';
import { whenToastWanted } from './toast';
import { useLoaded } from '../platform/use-lazy';

function load() {
  return import('./toast.lazy');
}

/** The place of toasts, to stand once in the frame of whatever shows any; empty until the first one. */
export function ToastSlot() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenToastWanted(() => setWanted(true)), []);
  // The next toast tries again.
  const code = useLoaded(load, isWanted, () => setWanted(false));
  return code ? <code.Toaster /> : null;
}
