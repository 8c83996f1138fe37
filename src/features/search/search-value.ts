import { SEARCH_PARAMETER } from '../../routes/table';

/** The most characters that the API takes. */
export const LONGEST_SEARCH = 64;

function cut(text: string): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > LONGEST_SEARCH) break;
    kept += character;
  }
  return kept;
}

/** Cleans a visitor's search: without needless blanks, cut to what the API takes. */
export function cleanSearch(written: string): string {
  return cut(written.replace(/\s+/gu, ' ').trim()).trim();
}

export interface AskedSearch {
  /** Empty when nothing is searched for. */
  readonly text: string;
  /** True when the address held more than can be searched for. */
  readonly isCut: boolean;
}

/** Reads the search from the query of an address. */
export function readSearch(query: string): AskedSearch {
  const written = new URLSearchParams(query).get(SEARCH_PARAMETER) ?? '';
  const text = cleanSearch(written);
  return { text, isCut: text.length < written.replace(/\s+/gu, ' ').trim().length };
}

/**
 * Makes the query for a search; an empty one has none. Parameters of the page that is left are carried by the
 * navigation.
 */
export function queryFor(text: string): string {
  return text && `?${String(new URLSearchParams({ [SEARCH_PARAMETER]: text }))}`;
}
