import type { ReactNode } from 'react';
import type { RouteName } from '../routes';
import { useHydrated } from '../platform/use-hydrated';

/** What every frame is given. */
export interface FrameProps {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** The route that the page was made for. */
  readonly route: RouteName;
  readonly children: ReactNode;
}

/**
 * Query and fragment of the address, to be put behind a link to the same page elsewhere. Known in the
 * browser only, so they are empty until the page is hydrated.
 */
export function useQueryAndHash({ search, hash }: FrameProps['location']): string {
  return useHydrated() ? search + hash : '';
}
