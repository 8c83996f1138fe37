import type { ReactNode } from 'react';
import type { RouteName } from '../routes';
import { useInBrowser } from '../platform/loading/use-hydrated';

/** The props of every frame. */
export interface FrameProps {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** The route of the page. */
  readonly route: RouteName;
  readonly children: ReactNode;
}

/**
 * The query and fragment of the address, for links to the same page in another language or variant. Empty until
 * the page is hydrated: the build does not know them.
 */
export function useQueryAndHash({ search, hash }: FrameProps['location']): string {
  return useInBrowser(() => search + hash, '');
}
