import { useEffect, useState } from 'react';
import { whenToastWanted } from './show-toast';
import { useLoaded } from './use-loaded';

function load() {
  return import('./toaster');
}

/** The place of toasts, to stand once in the frame of whatever shows any; empty until the first one. */
export function ToastSlot() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenToastWanted(() => setWanted(true)), []);
  // The next toast tries again.
  const code = useLoaded(load, isWanted, () => setWanted(false));
  return code ? <code.Toaster /> : null;
}
