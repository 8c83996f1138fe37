import type { ReactNode } from 'react';
import { useNow } from './use-now';

/**
 * Renders what depends on the visitor's clock, in milliseconds since 1970 and undefined until the page is hydrated.
 * What is around it is not rendered anew when a minute has passed.
 */
export function Clock({ children }: { children: (now: number | undefined) => ReactNode }) {
  return children(useNow());
}
