/** The query parameter of the search page (specification, section 2.7): the only page state in a query. */
export const SEARCH_PARAMETER = 'searchValue';

/** The API takes at most this many characters (contract, "Library"). */
export const LONGEST_SEARCH = 64;

function cut(text: string): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > LONGEST_SEARCH) break;
    kept += character;
  }
  return kept;
}

/** What a visitor wrote, as it is searched for: without needless blanks, cut to what the API takes. */
export function cleanSearch(written: string): string {
  return cut(written.replace(/\s+/gu, ' ').trim()).trim();
}

export interface AskedSearch {
  /** Empty when nothing is searched for. */
  readonly text: string;
  /** Whether the address held more than can be searched for. */
  readonly isCut: boolean;
}

/** What the query of an address asks for. */
export function readSearch(query: string): AskedSearch {
  const written = new URLSearchParams(query).get(SEARCH_PARAMETER) ?? '';
  const text = cleanSearch(written);
  return { text, isCut: text.length < written.replace(/\s+/gu, ' ').trim().length };
}

/** The query for a search: the other parameters stay, an empty search leaves none of its own. */
export function queryFor(text: string, query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(SEARCH_PARAMETER);
  if (text !== '') parameters.set(SEARCH_PARAMETER, text);
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}
