import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** True once the browser has been idle: for what must not delay the page. A file of its own: few first loads have it. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
