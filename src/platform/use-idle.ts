import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** True from the first quiet moment on: what waits for it does not hold up the page. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
