import { SEARCH_PARAMETER } from '../routes/table';

/**
 * Makes of an address what a visitor copies or shares: without the words of a search, which every link carries on
 * (specification, section 2.5) and which are nobody else's business.
 * @param address a whole address
 */
export function sharedAddress(address: string): string {
  const url = new URL(address);
  // Written anew only where something goes.
  if (url.searchParams.has(SEARCH_PARAMETER)) url.searchParams.delete(SEARCH_PARAMETER);
  return url.href;
}
