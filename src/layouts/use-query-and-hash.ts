import { useHydrated } from '../platform/use-hydrated';
import type { FrameProps } from './frame-props';

/**
 * Query and fragment of the address, to be put behind a link to the same page elsewhere. Known in the
 * browser only, so they are empty until the page is hydrated.
 */
export function useQueryAndHash({ search, hash }: FrameProps['location']): string {
  return useHydrated() ? search + hash : '';
}
